#!/usr/bin/env bash
# Guess: a generator of feeds writes what it is told in each of its formats, where the format has it.
# What happens: `language` reaches RSS only. Atom and JSON Feed could say it and do not, so readers choose
# a font and a voice by chance. An enclosure reaches RSS and Atom, but is lost in JSON Feed, whose
# version is still 1.
# Seen on: feed 6.0.0
# Output: language in RSS only; enclosure in RSS and Atom
# Who meets it: services that offer warnings in Burmese and English with a sound or a map.
# Right would be: RFC 4287, section 2 (xml:lang); JSON Feed 1.1, language and attachments.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent feed@6.0.0 >/dev/null

cat >see.mjs <<'JS'
import { Feed } from 'feed';

const feed = new Feed({
  id: 'https://example.org/', link: 'https://example.org/', title: 'သတိပေးချက်', language: 'my',
  updated: new Date(0), copyright: 'none', author: { name: 'Weather service' },
});
const enclosure = { url: 'https://example.org/1.mp3', type: 'audio/mpeg', length: 1000 };
const link = 'https://example.org/1';
feed.addItem({ id: link, link, title: 'လေပြင်း', date: new Date(0), enclosure });
const written = { RSS: feed.rss2(), Atom: feed.atom1(), 'JSON Feed': feed.json1() };
const withLanguage = Object.keys(written).filter((name) => /"my"|>my</.test(written[name]));
const withSound = Object.keys(written).filter((name) => written[name].includes('1.mp3'));
console.log(`language: ${withLanguage}\nenclosure: ${withSound}`);
process.exit(`${withLanguage};${withSound}` === 'RSS;RSS,Atom' ? 0 : 1);
JS
node see.mjs
