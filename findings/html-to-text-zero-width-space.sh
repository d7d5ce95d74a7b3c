#!/usr/bin/env bash
# Guess: a zero-width space stays what it is: invisible, a place where a line may break.
# What happens: html-to-text counts U+200B as white space and writes a visible space for it. Burmese has
# no spaces between words, and publishers put U+200B there, so each word comes out on its own.
# Seen on: html-to-text 10.0.1 (`whitespaceCharacters: ' \t\r\n\f'` keeps it)
# Output: မိုး သည်း ထန် for a text without a space
# Who meets it: e-mails and SMS that are made from pages in Burmese. They read as if spaced by syllable.
# Right would be: HTML and Infra, "ASCII whitespace": tab, line feed, form feed, return and space only.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent html-to-text@10.0.1 >/dev/null

cat >see.mjs <<'JS'
import { convert } from 'html-to-text';

const html = '<p>မိုး\u200Bသည်း\u200Bထန်</p>';
const asDefault = convert(html);
const kept = convert(html, { whitespaceCharacters: ' \t\r\n\f' });
console.log(`default: ${JSON.stringify(asDefault)}\nkept:    ${JSON.stringify(kept)}`);
process.exit(asDefault === 'မိုး သည်း ထန်' && kept.includes('\u200B') ? 0 : 1);
JS
node see.mjs
