// What a person stumbles over on a page, as far as it can be measured there. For scripts/survey.mjs and the browser tests.

/**
 * Runs inside the page: sideways scroll, text that is cut or below 11 px and, where a `finger` points, controls of less than 44 px.
 * @param {boolean} finger
 * @returns {string[]}
 */
export function findings(finger) {
  const found = [];
  const name = (element) => `<${element.localName}${element.classList.length ? `.${[...element.classList].filter((one) => !one.startsWith('svelte-')).join('.')}` : ''}>`;
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) {
    const widest = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > innerWidth + 1).at(-1);
    found.push(`scrolls: ${over} px, ${widest ? name(widest) : ''}`);
  }
  const visible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const hidden = (element) => { const { width, height } = element.getBoundingClientRect(); return width <= 2 || height <= 2; };
  /** The nearest frame that cuts what is in it without a way to scroll there, in this direction. */
  const frame = (element, axis) => {
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      const overflow = style[axis];
      if (overflow === 'auto' || overflow === 'scroll' || style.position === 'fixed') return null;
      if (overflow === 'hidden' || overflow === 'clip') return around;
    }
    return null;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || !visible(element) || hidden(element) || element.closest('svg, script, style, [aria-hidden=true][inert], option')) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size > 0 && size < 10.99) found.push(`small: ${size.toFixed(1)} px, ${name(element)} "${node.data.trim().slice(0, 30)}"`);
    // A word goes on in the next line only where a hyphen may stand.
    if (!element.closest('code, pre, a[href^=http], input') && getComputedStyle(element).hyphens !== 'auto') {
      for (const { index, 0: word } of node.data.matchAll(/[\p{L}’]{4,}/gu)) {
        if (node.data.slice(Math.max(0, index - 1), index + word.length + 1).includes('\u00AD')) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(`broken: "${word}", ${name(element)}`);
      }
    }
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (const [axis, start, end, slack] of [['overflowX', 'left', 'right', 1.5], ['overflowY', 'top', 'bottom', 4]]) {
      const around = frame(element, axis);
      if (!around || hidden(around)) continue;
      const edge = around.getBoundingClientRect();
      const by = Math.max(edge[start] - text[start], text[end] - edge[end]);
      if (by > slack) found.push(`cut: ${by.toFixed(0)} px of "${node.data.trim().slice(0, 40)}" by ${name(around)}`);
    }
  }
  if (finger) {
    for (const control of document.querySelectorAll('button, a[href], input:not([type=hidden]), select, summary, [role=button], [role=tab], [role=radio], [role=slider]')) {
      if (!visible(control) || control.closest('[inert]') || control.disabled) continue;
      const sentence = getComputedStyle(control).display === 'inline' && control.localName !== 'input';
      if (sentence) continue;
      // A tick is tapped by its words as well.
      const of = /checkbox|radio/.test(control.type) ? control.labels?.[0] ?? control : control;
      if (!document.querySelector('.table') || of.closest('dialog, .sheet, .hints, .guide, .why, .tabbed, .answer')) of.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = of.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width >= 43.5 && height >= 43.5) continue;
      if (hidden(of) || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      const meets = (dx, dy) => { const hit = document.elementFromPoint(x + dx, y + dy); return hit !== null && (of.contains(hit) || hit.contains(of) && hit.closest('button, a, label') !== null); };
      if (!meets(0, 0)) continue; // covered: not on offer now
      const reach = (dx, dy) => { let far = 0; while (far < 44 && meets(dx * (far + 1), dy * (far + 1))) far += 1; return far; };
      const [wide, high] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
      if (wide < 43 || high < 43) found.push(`target: ${wide} x ${high}, ${name(control)} "${(control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 40)}"`);
    }
  }
  return found;
}
