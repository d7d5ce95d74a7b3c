#!/usr/bin/env bash
# Guess: a comparison by words marks whole words, or at least whole syllables.
# What happens: without a segmenter, diffWords of jsdiff counts each Burmese letter and each sign as a
# word. It marks a lone vowel sign, which the screen attaches to the unchanged letter before it.
# Seen on: diff 9.0.0 (with the option `intlSegmenter` it compares words)
# Output: today -> tomorrow: -ယ =န -ေ့ည +က်ဖြန်
# Who meets it: histories and reviews of warnings in Burmese; editors cannot see which word changed.
# Right would be: UAX 29, rule WB4: a mark belongs to the letter before it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent diff@9.0.0 >/dev/null

cat >see.mjs <<'JS'
import { diffWords } from 'diff';

const show = (parts) =>
  parts.map(({ added, removed, value }) => (added ? '+' : removed ? '-' : '=') + value).join(' ');
const options = { intlSegmenter: new Intl.Segmenter('my', { granularity: 'word' }) };
const seen = show(diffWords('ယနေ့ည', 'နက်ဖြန်'));
console.log(`default:       ${seen}\nintlSegmenter: ${show(diffWords('ယနေ့ည', 'နက်ဖြန်', options))}`);
process.exit(seen === '-ယ =န -ေ့ည +က်ဖြန်' ? 0 : 1);
JS
node see.mjs
