#!/usr/bin/env bash
# Guess: `format()` without a pattern writes ISO 8601, whatever the language of the page is.
# What happens: with the locale my it writes the date with Burmese digits, and `Date`, databases and
# servers refuse it. moment itself reads it back only while its locale is my.
# Seen on: moment 2.30.1 (`toISOString()` keeps ASCII)
# Output: ၂၀၂၆-၀၆-၀၁T၀၆:၃၀:၀၀Z, and new Date() of it is invalid
# Who meets it: forms that set the locale once for their labels, and send `format()` to a server.
# Right would be: the documents of moment promise ISO 8601 for `format()`. Its digits are 0 to 9, as in
# RFC 3339, section 5.6.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent moment@2.30.1 >/dev/null

cat >see.mjs <<'JS'
import moment from 'moment';
import 'moment/locale/my.js';

moment.locale('my');
const seen = moment.utc('2026-06-01T06:30:00Z').format();
const time = new Date(seen).getTime();
console.log(`written: ${seen}\nnew Date(): ${time}`);
process.exit(seen === '၂၀၂၆-၀၆-၀၁T၀၆:၃၀:၀၀Z' && Number.isNaN(time) ? 0 : 1);
JS
node see.mjs
