#!/usr/bin/env bash
# Guess: a reader resolves the address of an entry against the address of the feed, as browsers do.
# What happens: rss-parser returns a path from a feed that it has loaded by its address itself. Two
# other readers return the whole address. All three read whole addresses.
# Seen on: rss-parser 3.13.0; feedparser 2.6.0 and newsboat 2.21 resolve it
# Output: rss-parser /feeds/cap/1.xml, feedparser http://127.0.0.1:…/feeds/cap/1.xml
# Who meets it: alert hubs that subscribe to an index of CAP alerts, if the server does not know its
# public address, such as behind a proxy.
# Right would be: RFC 4287, section 4.2.7.1, and RFC 3986, section 5.1.3: href may be relative;
# without xml:base its base is the address from which the feed was retrieved.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent rss-parser@3.13.0 feedparser@2.6.0 >/dev/null

cat >see.mjs <<'JS'
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import FeedParser from 'feedparser';
import RssParser from 'rss-parser';

const entry = (href) => `<entry>
    <id>urn:oid:2.49.0.1.104.0.1</id><title>Warning: Strong wind.</title>
    <updated>2026-06-01T06:30:00Z</updated>
    <link rel="alternate" type="application/cap+xml" href="${href}"/>
    <summary>Strong wind.</summary>
  </entry>`;
const feed = (href) => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>urn:example:alerts</id><title>Alerts</title><updated>2026-06-01T06:30:00Z</updated>
  <author><name>Weather service</name></author>
  ${entry(href)}
</feed>`;

const server = createServer(({ url }, response) => {
  const origin = url === '/whole.atom' ? address : '';
  response.setHeader('Content-Type', 'application/atom+xml');
  response.end(feed(`${origin}/feeds/cap/1.xml`));
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const address = `http://127.0.0.1:${server.address().port}`;

async function inNewsboat(url) {
  writeFileSync('urls', `${url}\n`);
  const files = ['-u', 'urls', '-c', 'cache.db', '-C', '/dev/null'];
  await once(spawn('newsboat', [...files, '-x', 'reload']), 'exit');
  const query = 'select url from rss_item order by id desc limit 1';
  return execFileSync('sqlite3', ['cache.db', query]).toString().trim();
}

const readers = {
  'rss-parser': async (url) => (await new RssParser().parseURL(url)).items[0].link,
  feedparser: async (url) => {
    const text = Readable.from([await (await fetch(url)).text()]);
    const [item] = await Readable.from(text.pipe(new FeedParser({ feedurl: url }))).toArray();
    return item.link;
  },
  newsboat: (url) => inNewsboat(url).catch(() => 'is not installed'),
};
const links = {};
for (const path of ['/whole.atom', '/path.atom']) {
  for (const [name, read] of Object.entries(readers)) {
    links[name] = await read(address + path);
    console.log(path, name, links[name]);
  }
}
server.close();
const isPath = links['rss-parser'] === '/feeds/cap/1.xml';
process.exit(isPath && links.feedparser.startsWith(address) ? 0 : 1);
JS
node see.mjs
