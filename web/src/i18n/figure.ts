// Numbers in texts: negative ones with a real minus sign.
import { FluentNumber, type FluentVariable } from '@fluent/bundle';

/** A number with a real minus sign. */
export const figure = (n: number): string => String(n).replace('-', '−');

/** Still a number to Fluent, so that it chooses the plural. */
class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    // Small whole numbers look the same in every language: the browser's formatter, slow to start, is not asked.
    if (Number.isInteger(this.value) && Math.abs(this.value) < 1000) return figure(this.value);
    return super.toString(...scope).replace('-', '−');
  }
}

/** The arguments of a text with its numbers as figures. */
export function withFigures(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new Figure(value) : value]));
}
