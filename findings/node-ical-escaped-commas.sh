#!/usr/bin/env bash
# Guess: an escaped comma stays inside its category.
# What happens: node-ical cuts CATEGORIES at every comma, also at `\,`, and leaves the backslash.
# Seen on: node-ical 0.26.1 (it does unescape SUMMARY)
# Output: ["Met","Wind\\","heavy rain"]
# Who meets it: calendars of warnings whose kinds of hazard have names with a comma; a filter by
# category then finds two hazards that nobody issued.
# Right would be: RFC 5545, sections 3.3.11 and 3.8.1.2: a comma within a text is escaped by a backslash.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent node-ical@0.26.1 >/dev/null

cat >see.mjs <<'JS'
import ical from 'node-ical';

const lines = [
  'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//warnings//EN', 'BEGIN:VEVENT', 'UID:1',
  'DTSTAMP:20260601T000000Z', 'DTSTART:20260601T063000Z', 'SUMMARY:Wind\\, heavy rain',
  'CATEGORIES:Met,Wind\\, heavy rain', 'END:VEVENT', 'END:VCALENDAR', '',
];
const event = ical.sync.parseICS(lines.join('\r\n'))['1'];
console.log(`summary: ${event.summary}\ncategories: ${JSON.stringify(event.categories)}`);
process.exit(JSON.stringify(event.categories) === '["Met","Wind\\\\","heavy rain"]' ? 0 : 1);
JS
node see.mjs
