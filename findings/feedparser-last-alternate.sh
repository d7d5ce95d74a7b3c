#!/usr/bin/env bash
# Guess: of several alternate links, a reader takes the first, or the HTML page.
# What happens: feedparser takes the last one. An entry that offers its page and then the same warning
# as CAP gets the address of the XML document as its link; in the other order it gets the page.
# Seen on: feedparser 2.6.0
# Output: link "https://example.org/1.cap"
# Who meets it: every index of CAP alerts that also links to pages for people, in one or more
# languages. Readers click on the title and see XML, or the page in another language.
# Right would be: RFC 4287, section 4.1.2: several alternates are allowed if type or language differ.
# The order has no meaning, so a reader would choose by `type` and `hreflang`.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent feedparser@2.6.0 >/dev/null

cat >see.mjs <<'JS'
import { Readable } from 'node:stream';
import FeedParser from 'feedparser';

const atom = `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>urn:example:feed</id><title>Warnings</title><updated>2026-06-01T06:30:00Z</updated>
  <author><name>Weather service</name></author>
  <entry>
    <id>urn:example:1</id><title>Strong wind</title><updated>2026-06-01T06:30:00Z</updated>
    <link rel="alternate" type="text/html" href="https://example.org/1.html"/>
    <link rel="alternate" type="application/cap+xml" href="https://example.org/1.cap"/>
  </entry>
</feed>`;
const items = await Readable.from(Readable.from([atom]).pipe(new FeedParser())).toArray();
console.log(`link: ${items[0].link}`);
process.exit(items[0].link === 'https://example.org/1.cap' ? 0 : 1);
JS
node see.mjs
