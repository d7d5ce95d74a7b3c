#!/usr/bin/env bash
# Guess: a converter from GeoRSS reads places in Atom, the format of GeoRSS's own examples.
# What happens: georsstogeojson looks at `item` elements of RSS only. The same place in an `entry` of Atom
# gives an empty collection without an error, so a map stays empty as on a day without warnings.
# Seen on: georsstogeojson 0.2.0
# Output: RSS 1 place, Atom 0
# Who meets it: maps of warnings and earthquakes, whose feeds are Atom with GeoRSS.
# Right would be: OGC 17-002r1, GeoRSS Simple: the elements may be used in Atom 1.0, RSS 2.0 and RSS 1.0.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent georsstogeojson@0.2.0 @xmldom/xmldom@0.9.12 >/dev/null

cat >see.mjs <<'JS'
import { DOMParser } from '@xmldom/xmldom';
import { parse } from 'georsstogeojson';

const place = '<title>Storm</title><georss:point>16.8 96.1</georss:point>';
const georss = 'xmlns:georss="http://www.georss.org/georss"';
const rss = `<rss version="2.0" ${georss}><channel><title>Warnings</title>
  <link>https://example.org/</link><description>All</description><item>${place}</item></channel></rss>`;
const atom = `<feed xmlns="http://www.w3.org/2005/Atom" ${georss}><id>urn:example:feed</id>
  <title>Warnings</title><updated>2026-06-01T06:30:00Z</updated><author><name>Service</name></author>
  <entry><id>urn:example:1</id><updated>2026-06-01T06:30:00Z</updated>
  <link href="https://example.org/1"/>${place}</entry></feed>`;
const [fromRss, fromAtom] = [rss, atom].map((xml) => {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  return parse(document, {}).features.length;
});
console.log(`RSS: ${fromRss}, Atom: ${fromAtom}`);
process.exit(fromRss === 1 && fromAtom === 0 ? 0 : 1);
JS
node see.mjs
