#!/usr/bin/env bash
# Guess: an XML parser reads `&#x1019;` as the letter that it stands for.
# What happens: with its default settings, fast-xml-parser leaves numeric character references as they
# are written, while it does decode `&amp;` and `&lt;`. A Burmese headline becomes a row of numbers.
# Seen on: fast-xml-parser 5.12.1 (the option `htmlEntities: true` decodes them)
# Output: headline "&#x1019;&#x102D;&#x102F;&#x1038; & rain"
# Who meets it: readers of CAP alerts from software that writes ASCII only, which is usual for alerts
# that pass through old systems.
# Right would be: XML 1.0, section 4.4: character references are included wherever text is allowed;
# section 4.6 only concerns named entities.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent fast-xml-parser@5.12.1 >/dev/null

cat >see.mjs <<'JS'
import { XMLParser } from 'fast-xml-parser';

const cap = `<info><headline>&#x1019;&#x102D;&#x102F;&#x1038; &amp; rain</headline></info>`;
const asDefault = new XMLParser().parse(cap).info.headline;
const decoded = new XMLParser({ htmlEntities: true }).parse(cap).info.headline;
console.log(`default:      ${asDefault}\nhtmlEntities: ${decoded}`);
process.exit(asDefault === '&#x1019;&#x102D;&#x102F;&#x1038; & rain' && decoded !== asDefault ? 0 : 1);
JS
node see.mjs
