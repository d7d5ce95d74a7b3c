#!/usr/bin/env bash
# Guess: a counter of SMS that names the extension table also counts its letters twice.
# What happens: sms-counter recognises a text with `€` or `[` as GSM_7BIT_EX, but counts each of these
# letters once. 81 of them need 162 places, and it promises one message.
# Seen on: sms-counter 1.0.0 (sms-length 0.2.2, split-sms 0.1.7 and gsm 0.1.4 count two messages)
# Output: GSM_7BIT_EX, length 81, messages 1
# Who meets it: senders of warnings with levels in brackets, such as `[RED]`, who plan one message for
# each receiver and pay for two.
# Right would be: 3GPP TS 23.038, section 6.2.1.1: these letters are an escape and a second septet.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent sms-counter@1.0.0 >/dev/null

cat >see.mjs <<'JS'
import counter from 'sms-counter';

const { encoding, length, messages } = counter.count('['.repeat(81));
console.log(`${encoding}, length ${length}, messages ${messages} (162 septets need 2)`);
process.exit(encoding === 'GSM_7BIT_EX' && length === 81 && messages === 1 ? 0 : 1);
JS
node see.mjs
