#!/usr/bin/env bash
# Guess: a link ends before the full stop of the sentence, in Burmese as in English.
# What happens: linkifyjs leaves out an English full stop, but takes ။ and ၊ into the address. The link
# leads to a page that does not exist.
# Seen on: linkifyjs 4.4.0 (linkify-it leaves ။ out)
# Output: https://example.org/1။
# Who meets it: every service whose Burmese posts and messages contain addresses in running text.
# Right would be: RFC 3986, section 2: ။ (U+104B) is no character of a URI. UTS 58 lets a mark that
# ends a sentence end a link as well, if a space or nothing follows it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent linkifyjs@4.4.0 linkify-it@6.1.0 >/dev/null

cat >see.mjs <<'JS'
import * as linkifyjs from 'linkifyjs';
import * as linkifyIt from 'linkify-it';

const other = new (linkifyIt.LinkifyIt ?? linkifyIt.default)();
const english = linkifyjs.find('See https://example.org/1.')[0].href;
const burmese = linkifyjs.find('ကြည့်ပါ https://example.org/1။')[0].href;
console.log(`linkifyjs:  ${english} ${burmese}`);
console.log(`linkify-it: ${other.match('ကြည့်ပါ https://example.org/1။')[0].url}`);
process.exit(english === 'https://example.org/1' && burmese === `${english}။` ? 0 : 1);
JS
node see.mjs
