#!/usr/bin/env bash
# Guess: converting Zawgyi to Unicode leaves digits alone, because both have them at the same places.
# What happens: knayi-myscript writes the letter wa (U+101D) for each zero (U+1040). They look alike, so
# nobody sees it, but "100 mm" is no number any more: no search, sum or `Number` reads it.
# Seen on: knayi-myscript 2.8.3
# Output: ၁၀၀ becomes U+1041 U+101D U+101D
# Who meets it: everyone who converts old reports of rain and river levels with it.
# Right would be: The Unicode Standard, block Myanmar: U+1040 is the digit zero, U+101D a consonant.
# Zawgyi texts use both for a zero, but after a digit only the digit can be meant.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent knayi-myscript@2.8.3 >/dev/null

cat >see.mjs <<'JS'
import { createRequire } from 'node:module';

const { fontConvert } = createRequire(import.meta.url)('knayi-myscript');
const converted = fontConvert('၁၀၀', 'unicode', 'zawgyi');
const seen = [...converted].map((letter) => letter.codePointAt(0).toString(16)).join(' ');
console.log(`written: 1041 1040 1040\nread:    ${seen}`);
process.exit(seen === '1041 101d 101d' ? 0 : 1);
JS
node see.mjs
