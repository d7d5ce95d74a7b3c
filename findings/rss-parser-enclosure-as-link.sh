#!/usr/bin/env bash
# Guess: an entry that links to no page, only to a picture, has no link.
# What happens: rss-parser takes the address of the picture for the link of the entry. It looks for
# `rel="alternate"`, and takes the first link of any relation if there is none.
# Seen on: rss-parser 3.13.0
# Output: link "https://example.org/track.png"
# Who meets it: services whose warnings have a map and no page of their own; readers open the picture
# as if it were the article, and tell entries apart by it.
# Right would be: RFC 4287, sections 4.1.2 and 4.2.7.2: an entry with content needs no alternate link,
# and an enclosure is a related resource, not the entry.
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
    <id>urn:example:1</id><title>Cyclone</title><updated>2026-06-01T06:30:00Z</updated>
    <link rel="enclosure" type="image/png" length="1000" href="https://example.org/track.png"/>
    <content>The storm moves north.</content>
  </entry>
</feed>`;
const { items } = await new Parser().parseString(atom);
console.log(`link: ${items[0].link}\nenclosure: ${JSON.stringify(items[0].enclosure)}`);
process.exit(items[0].link === 'https://example.org/track.png' ? 0 : 1);
JS
node see.mjs
