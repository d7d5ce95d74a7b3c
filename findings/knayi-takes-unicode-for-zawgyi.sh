#!/usr/bin/env bash
# Guess: a detector of Zawgyi leaves well-written Unicode words alone.
# What happens: knayi-myscript calls "August", "university" and Shan words Zawgyi if they stand alone,
# and its conversion without a named encoding then damages them.
# Seen on: knayi-myscript 2.8.3 (myanmar-tools 1.1.3 sees Unicode in August and Shan)
# Output: all three are called zawgyi, and none survives
# Who meets it: forms that convert short fields, such as titles, names of months and places.
# Right would be: The Unicode Standard, section 16.3: U+1039 between two consonants stacks them, and
# U+1075 to U+108A are letters and signs of Shan.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent knayi-myscript@2.8.3 >/dev/null

cat >see.mjs <<'JS'
import { createRequire } from 'node:module';

const { fontDetect, fontConvert } = createRequire(import.meta.url)('knayi-myscript');
const words = ['ဩဂုတ်', 'တက္ကသိုလ်', 'လိၵ်ႈတႆး'];
const seen = words.map((word) => {
  const kept = fontConvert(word, 'unicode') === word;
  console.log(`${word}: ${fontDetect(word)}, ${kept ? 'kept' : 'changed'}`);
  return fontDetect(word) === 'zawgyi' && !kept;
});
process.exit(seen.every(Boolean) ? 0 : 1);
JS
node see.mjs
