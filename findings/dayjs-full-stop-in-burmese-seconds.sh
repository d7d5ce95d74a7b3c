#!/usr/bin/env bash
# Guess: the Burmese texts of a date library are spelt in Burmese.
# What happens: "a few seconds ago" has a Latin full stop in the middle of the word for second, where
# the sign for the tone belongs: စက္ကန်. for စက္ကန့်. Numbers are Latin, although Intl writes Burmese ones.
# Seen on: dayjs 1.11.23, locale my (moment 2 has the same full stop)
# Output: လွန်ခဲ့သော စက္ကန်.အနည်းငယ် က
# Who meets it: every page in Burmese that says when something was saved. A screen reader stops there.
# Right would be: CLDR 48, my, unit second: စက္ကန့် with U+1037, the dot below, before U+103A.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent dayjs@1.11.23 >/dev/null

cat >see.mjs <<'JS'
import dayjs from 'dayjs';
import 'dayjs/locale/my.js';
import relativeTime from 'dayjs/plugin/relativeTime.js';

dayjs.extend(relativeTime);
const saved = dayjs('2026-06-01T06:30:00Z').locale('my');
const seen = saved.from(dayjs('2026-06-01T06:30:10Z'));
const cldr = new Intl.NumberFormat('my', { style: 'unit', unit: 'second', unitDisplay: 'long' });
console.log(`dayjs: ${seen}\nCLDR:  ${cldr.format(10)}`);
process.exit(seen.includes('စက္ကန်.') ? 0 : 1);
JS
node see.mjs
