#!/usr/bin/env bash
# Guess: a feed reader shows the words of an entry in the order in which they were written.
# What happens: in XHTML content, rss-parser puts the text between two elements before the elements,
# so "Do <b>not</b> cross" becomes "Do  crossnot". A warning can lose its "not", or get it elsewhere.
# Seen on: rss-parser 3.13.0 (it rebuilds the element from an object of xml2js, which keeps no order).
# Output: contentSnippet "Do  the river.not cross"
# Who meets it: everyone who publishes warnings as Atom with `type="xhtml"`, and sites that show them.
# Right would be: RFC 4287, section 3.1.1.3: the content of the `div` is the text construct.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent rss-parser@3.13.0 >/dev/null

cat >see.mjs <<'JS'
import Parser from 'rss-parser';

const atom = `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>urn:example:feed</id><title>Warnings</title><updated>2026-06-01T06:30:00Z</updated>
  <author><name>Weather service</name></author>
  <entry>
    <id>urn:example:1</id><title>Flood</title><updated>2026-06-01T06:30:00Z</updated>
    <link href="https://example.org/1"/>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"
      >Do <b>not cross</b> the river.</div></content>
  </entry>
</feed>`;
const { items } = await new Parser().parseString(atom);
const seen = items[0].contentSnippet;
console.log(`written: Do not cross the river.\nread:    ${seen}`);
process.exit(seen === 'Do  the river.not cross' ? 0 : 1);
JS
node see.mjs
