#!/usr/bin/env bash
# Guess: a telephone number and a code of an area stay texts, because nothing calls them numbers.
# What happens: fast-xml-parser turns every text that looks like a number into one. The number of the
# duty officer loses its plus sign, a code its leading zeros, and a code with an E becomes a power.
# Seen on: fast-xml-parser 5.12.1 (`parseTagValue: false` keeps the texts)
# Output: contact 959000000000, codes 6109 and 1000
# Who meets it: readers of CAP alerts. Codes of areas are matched letter by letter, so an alert for
# area 006109 reaches no one.
# Right would be: CAP 1.2, section 3.2.2 and 3.2.4: contact, valueName and value are strings
# (xs:string in its schema).
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent fast-xml-parser@5.12.1 >/dev/null

cat >see.mjs <<'JS'
import { XMLParser } from 'fast-xml-parser';

const cap = `<info>
  <contact>+959000000000</contact>
  <area><areaDesc>Coast</areaDesc>
    <geocode><valueName>SAME</valueName><value>006109</value></geocode>
    <geocode><valueName>Zone</valueName><value>1E3</value></geocode>
  </area>
</info>`;
const { info } = new XMLParser().parse(cap);
const seen = JSON.stringify([info.contact, ...info.area.geocode.map(({ value }) => value)]);
console.log(`written: +959000000000, 006109, 1E3\nread:    ${seen}`);
process.exit(seen === '[959000000000,6109,1000]' ? 0 : 1);
JS
node see.mjs
