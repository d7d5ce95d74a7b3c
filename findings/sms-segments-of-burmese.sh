#!/usr/bin/env bash
# Guess: counters of SMS agree on a text of 134 units in UCS-2, which fills two parts of 67.
# What happens: sms-segments-calculator keeps what Unicode calls a grapheme in one part. A Burmese
# consonant with its signs seldom ends exactly at the 67th unit, so it counts three parts. It also
# names the number of graphemes as the number of characters. sms-length counts two.
# Seen on: sms-segments-calculator 1.3.0, sms-length 0.2.2
# Output: 134 units: 3 segments and 2 messages
# Who meets it: services that warn in Burmese by SMS, and compare the estimate with the bill.
# Right would be: 3GPP TS 23.040, section 9.2.3.24.1: a part carries 140 bytes less its header of 6,
# which are 67 units; the standard knows no graphemes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent sms-segments-calculator@1.3.0 sms-length@0.2.2 >/dev/null

cat >see.mjs <<'JS'
import calculator from 'sms-segments-calculator';
import smsLength from 'sms-length';

const text = 'မိုးသည်းထန်စွာရွာမည်။ '.repeat(10).slice(0, 134);
const segmented = new calculator.SegmentedMessage(text);
const { messages } = smsLength.count(text);
console.log(`units: ${text.length}, characters reported: ${segmented.numberOfCharacters}`);
console.log(`segments: ${segmented.segmentsCount}, messages of sms-length: ${messages}`);
process.exit(segmented.segmentsCount === 3 && messages === 2 ? 0 : 1);
JS
node see.mjs
