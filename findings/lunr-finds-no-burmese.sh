#!/usr/bin/env bash
# Guess: a search library finds a whole word in any script if the text has spaces.
# What happens: lunr trims everything that is not a Latin letter, digit or underscore from both ends of a
# word. Of a Burmese word nothing is left, so no search finds anything, and nothing says so.
# Seen on: lunr 2.3.9 (flexsearch and minisearch find the same word)
# Output: "flood" finds 1, ရေကြီးမှု finds 0
# Who meets it: sites that use a generator of documents whose search is lunr for advice in Burmese.
# Right would be: UAX 29, section 4: letters and marks of every script belong to words; `\w` of
# ECMA-262 covers ASCII only.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent lunr@2.3.9 >/dev/null

cat >see.mjs <<'JS'
import lunr from 'lunr';

const index = lunr(function () {
  this.ref('id');
  this.field('text');
  this.add({ id: 1, text: 'flood warning' });
  this.add({ id: 2, text: 'ရေကြီးမှု သတိပေးချက်' });
});
const [latin, burmese] = ['flood', 'ရေကြီးမှု'].map((word) => index.search(word).length);
console.log(`flood: ${latin}, ရေကြီးမှု: ${burmese}`);
process.exit(latin === 1 && burmese === 0 ? 0 : 1);
JS
node see.mjs
