#!/usr/bin/env bash
# Guess: PNG loses nothing, and `effort` only trades time for size.
# What happens: with a palette, efforts 1 to 3 change colours, although an image of 16 colours fits into
# a palette many times over. From effort 4 on, every pixel stays as it was.
# Seen on: sharp 0.35.5, with dither 0
# Output: largest change 1 at the efforts 1, 2 and 3, and 0 at 4, 7 and 10
# Who meets it: services that save radar pictures and maps of warnings, whose colours are a legend that
# programs read back.
# Right would be: PNG (W3C), section 4: an image of at most 256 colours is stored exactly as a palette.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent sharp@0.35.5 >/dev/null

cat >see.mjs <<'JS'
import sharp from 'sharp';

const pixels = Buffer.from(
  Array.from({ length: 64 }, (_, i) => [(i % 16) * 17, 255 - (i % 16) * 16, ((i * 7) % 16) * 17]).flat(),
);
const seen = [];
for (const effort of [1, 2, 3, 4, 7, 10]) {
  const png = await sharp(pixels, { raw: { width: 8, height: 8, channels: 3 } })
    .png({ palette: true, effort, dither: 0 })
    .toBuffer();
  const again = await sharp(png).removeAlpha().raw().toBuffer();
  const change = Math.max(...pixels.map((value, i) => Math.abs(value - again[i])));
  seen.push(`effort ${effort}: ${change}`);
}
console.log(seen.join('\n'));
process.exit(seen.join() === [1, 2, 3].map((n) => `effort ${n}: 1`).join() +
  [4, 7, 10].map((n) => `,effort ${n}: 0`).join('') ? 0 : 1);
JS
node see.mjs
