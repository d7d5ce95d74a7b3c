#!/usr/bin/env bash
# Guess: a library that lays out Arabic and Devanagari for PDF also lays out Burmese.
# What happens: fontkit gives the glyphs in the order of the letters. The vowel of ရေ stands to the right
# of its consonant instead of the left, and letters that belong below each other stand in a row with
# a visible virama. pdfkit, and pdf-lib with its copy of fontkit, draw that and raise no error.
# Seen on: fontkit 2.0.4, Noto Sans Myanmar
# Output: ရေ gives ra, _e; က္က gives ka, virama, ka
# Who meets it: services that write bulletins in Burmese as PDF with Node.
# Right would be: the Unicode Standard, section 16.3: the vowel E is drawn before its consonant, and
# U+1039 stacks; OpenType has the script tag mym2 with its features for that.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent fontkit@2.0.4 @fontsource/noto-sans-myanmar@5.3.0 >/dev/null

cat >see.mjs <<'JS'
import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';

const folder = 'node_modules/@fontsource/noto-sans-myanmar/files';
const font = fontkit.create(readFileSync(`${folder}/noto-sans-myanmar-myanmar-400-normal.woff`));
const glyphs = (text) => font.layout(text).glyphs.map(({ name }) => name).join(', ');
console.log(`ရေ:  ${glyphs('ရေ')}\nက္က: ${glyphs('က္က')}`);
process.exit(glyphs('ရေ') === 'ra, _e' && glyphs('က္က') === 'ka, virama, ka' ? 0 : 1);
JS
node see.mjs
