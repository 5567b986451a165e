#!/usr/bin/env bash
# Makes web/src/fonts: the serif of headings, names and figures, as small as it gets, for machines that have no Palatino.
# Domitian is a Palatino under the SIL Open Font License. Needs apt-get of Debian, ar, tar and python3 with venv; the
# package is 500 MB, so it is fetched into a temporary folder and only the one face of it is kept.
set -euo pipefail
cd "$(dirname "$0")/.."
out=web/src/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q 'fonttools[woff]==4.59.0'
(
    cd "$work"
    for package in texlive-fonts-extra texlive-fonts-extra-doc fonts-noto-core fonts-liberation; do
        apt-get download -q "$package"
        ar p "$package"_*.deb data.tar.xz | tar -xJ --wildcards \
            '*/domitian/Domitian-Bold.otf' '*/domitian/COPYING.gz' '*/NotoSerif-Bold.ttf' '*/LiberationSerif-Bold.ttf' \
            2>/dev/null || true # a package holds only some of them; the next lines fail for what is missing
        rm "$package"_*.deb
    done
)
find_one() { find "$work/usr" -type f -name "$1" | grep . ; }
font=$(find_one Domitian-Bold.otf)

# Latin 1 without rare signs, and the marks of our texts; a test looks at every text. The rest of Latin Extended-A, for
# names of people, is a file of its own that browsers fetch only for such a name.
first='U+20-7E,U+A0,U+AB,U+B1,U+B7,U+BB,U+BF-FF,U+152,U+153,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2026,U+2192,U+2212'
more='U+100-151,U+154-17E,U+218-21B'
subset() { "$work/venv/bin/pyftsubset" "$font" --layout-features='kern,liga' --no-hinting --desubroutinize --drop-tables+=FFTM "$@"; }
mkdir -p "$out"
subset --unicodes="$first" --no-ignore-missing-unicodes --flavor=woff2 --output-file="$out/domitian.woff2"
subset --unicodes="$more" --flavor=woff2 --output-file="$out/domitian-more.woff2"

{
    echo 'Copyright (c) 2014, 2015 by (URW)++ Design & Development'
    echo 'Copyright (c) 2019--2020 by Daniel Benjamin Miller'
    echo
    zcat "$(find_one COPYING.gz)" | sed -n '/^This Font Software is licensed under the SIL/,/^OTHER DEALINGS/p'
} > "$out/OFL.txt"

# The styles: the font, and what stands in for it until it is there, stretched so that no line becomes longer or higher.
"$work/venv/bin/python" - "$font" "$(find_one NotoSerif-Bold.ttf)" "$(find_one LiberationSerif-Bold.ttf)" "$first" "$more" > web/src/styles/fonts.css <<'PY'
import pathlib, sys
from fontTools.ttLib import TTFont
text = ''.join(path.read_text() for path in sorted(pathlib.Path('crates/text/locales/en').glob('*.ftl')))
letters = [letter for letter in text if letter.isalnum() or letter == ' ']
def width(path):
    font = TTFont(path)
    cmap, advance = font.getBestCmap(), font['hmtx'].metrics
    return sum(advance[cmap[ord(letter)]][0] for letter in letters) / font['head'].unitsPerEm
# Capitals stand in the middle of a line, as in the Palatino of the drawings.
ASCENT, DESCENT = 0.92, 0.27
own, noto, times = map(width, sys.argv[1:4])
print('/* Made by scripts/font.sh: the serif where there is no Palatino, and what stands in for it until it is there. */')
def face(name, source, scale=1.0, extra=''):
    print(f"@font-face{{font-family:'{name}';src:{source};font-weight:600 700;font-style:normal;"
          f"ascent-override:{ASCENT / scale:.1%};descent-override:{DESCENT / scale:.1%};line-gap-override:0%;{extra}}}")
for file, letters in (('domitian', sys.argv[4]), ('domitian-more', sys.argv[5])):
    face('Domitian', f"url('../fonts/{file}.woff2') format('woff2')", 1.0, f'font-display:swap;unicode-range:{letters}')
face('Domitian to come, Noto', "local('Noto Serif Bold'),local('NotoSerif-Bold')", own / noto, f'size-adjust:{own / noto:.1%}')
face('Domitian to come, Times', "local('Liberation Serif Bold'),local('LiberationSerif-Bold'),local('Times New Roman Bold')", own / times, f'size-adjust:{own / times:.1%}')
PY
wc -c "$out"/*
