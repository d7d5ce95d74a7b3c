#!/usr/bin/env bash
# Guess: a library for CAP can write an alert that it has just read.
# What happens: of several `code` elements, cap-ts keeps the first, and stores its text where its own
# type says a list. Writing the alert then fails.
# Seen on: @dec112/cap-ts 0.3.2 (with tslib, which it needs and does not declare)
# Output: code_list "profile:A", and toXML raises a TypeError
# Who meets it: relays of alerts. National profiles mark each alert with a code, many with two.
# Right would be: CAP 1.2, section 3.2.1, code: multiple instances may occur.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent @dec112/cap-ts@0.3.2 tslib@2.9.1 >/dev/null

cat >see.mjs <<'JS'
import cap from '@dec112/cap-ts';

const alert = await cap.CAP_1_2.Alert.fromXML(`
<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">
  <identifier>1</identifier><sender>duty@example.org</sender>
  <sent>2026-06-01T13:00:00+06:30</sent><status>Actual</status><msgType>Alert</msgType>
  <scope>Public</scope><code>profile:A</code><code>layer:B</code>
</alert>`);
const written = await Promise.resolve().then(() => alert.toXML()).catch((error) => error.name);
console.log(`code_list: ${JSON.stringify(alert.code_list)}\ntoXML: ${written}`);
process.exit(alert.code_list === 'profile:A' && written === 'TypeError' ? 0 : 1);
JS
node see.mjs
