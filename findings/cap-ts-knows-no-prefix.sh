#!/usr/bin/env bash
# Guess: a reader of CAP recognises the elements by their namespace.
# What happens: cap-ts looks for an element with the name `alert`. The same alert with a prefix, such as
# `cap:alert`, is refused with an error about a missing identifier.
# Seen on: @dec112/cap-ts 0.3.2 (with tslib, which it needs and does not declare)
# Output: without prefix read; with prefix TypeError
# Who meets it: relays of alerts; alerts taken out of an EDXL envelope or a SOAP body have a prefix.
# Right would be: Namespaces in XML 1.0, section 4: a prefix has no meaning but the name it stands for;
# CAP 1.2, section 4.2 demands the namespace only.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent @dec112/cap-ts@0.3.2 tslib@2.9.1 >/dev/null

cat >see.mjs <<'JS'
import cap from '@dec112/cap-ts';

const plain = `<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">
  <identifier>1</identifier><sender>duty@example.org</sender>
  <sent>2026-06-01T13:00:00+06:30</sent><status>Actual</status><msgType>Alert</msgType>
  <scope>Public</scope>
</alert>`;
const prefixed = plain.replace(/<(\/?)(?=\w)/g, '<$1cap:').replace('xmlns=', 'xmlns:cap=');
const read = (xml) =>
  cap.CAP_1_2.Alert.fromXML(xml).then(({ identifier }) => `read ${identifier}`, (error) => error.name);
const seen = [await read(plain), await read(prefixed)];
console.log(`plain: ${seen[0]}\nprefixed: ${seen[1]}`);
process.exit(seen.join() === 'read 1,TypeError' ? 0 : 1);
JS
node see.mjs
