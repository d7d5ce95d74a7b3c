#!/usr/bin/env bash
# Guess: a library that writes calendars folds lines as the standard counts them, in bytes.
# What happens: ics folds after 75 UTF-16 units. A Burmese letter takes three bytes, so its lines are up
# to about 220 bytes long, nearly three times the limit.
# Seen on: ics 3.12.0 (ical.js 2.2.1 and ical-generator 10.2.0 fold by bytes)
# Output: the longest line has more than 200 bytes
# Who meets it: services that offer warnings or the forecast of the monsoon as a calendar in Burmese.
# Clients that hold 75 bytes a line show cut text.
# Right would be: RFC 5545, section 3.1: lines should not be longer than 75 octets.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent ics@3.12.0 >/dev/null

cat >see.mjs <<'JS'
import { createEvent } from 'ics';

const title = 'မုန်တိုင်းသတိပေးချက် '.repeat(6).trim();
const { value } = createEvent({ start: [2026, 6, 1, 6, 30], duration: { hours: 1 }, title });
const lengths = value.split('\r\n').map((line) => Buffer.byteLength(line));
console.log(`bytes of the longest line: ${Math.max(...lengths)} (limit 75)`);
process.exit(Math.max(...lengths) > 200 ? 0 : 1);
JS
node see.mjs
