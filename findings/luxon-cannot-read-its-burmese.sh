#!/usr/bin/env bash
# Guess: a library reads a date that it wrote itself with the same pattern and locale.
# What happens: with the locale my, luxon writes Burmese digits but reads only Latin ones, unless the
# numbering system is named as well when reading.
# Seen on: luxon 3.7.2
# Output: writes ၁ ဇွန် ၂၀၂၆; reads null; with numberingSystem mymr 2026-06-01
# Who meets it: pickers and imports in Burmese that show a date as text and parse it on the way back.
# Right would be: UTS 35, default numbering system of my: mymr, as used for the writing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent luxon@3.7.2 >/dev/null

cat >see.mjs <<'JS'
import { DateTime } from 'luxon';

const pattern = 'd LLLL yyyy';
const written = DateTime.fromISO('2026-06-01', { locale: 'my' }).toFormat(pattern);
const read = DateTime.fromFormat(written, pattern, { locale: 'my' }).toISODate();
const named = DateTime.fromFormat(written, pattern, { locale: 'my', numberingSystem: 'mymr' });
console.log(`written: ${written}\nread: ${read}\nread with mymr: ${named.toISODate()}`);
process.exit(written === '၁ ဇွန် ၂၀၂၆' && read === null && named.isValid ? 0 : 1);
JS
node see.mjs
