#!/usr/bin/env bash
# Guess: `hour12: true` writes half past noon as 12:30, as on a clock.
# What happens: for Burmese it writes 0:30 with the word for the afternoon. Firefox 153 writes 12:30
# from the same data, and so does Node with `hourCycle: 'h12'`.
# Seen on: Node 20.20.2 with ICU 78 (CLDR 48)
# Output: ညနေ ၀:၃၀ and with h12 ညနေ ၁၂:၃၀
# Who meets it: warnings and bulletins in Burmese with times of 12 hours; 0:30 is read as after midnight.
# Right would be: ECMA-402, `hour12`: CLDR names H and h as the cycles of Myanmar, so 12 hours are h
# (1 to 12); K (0 to 11) is the cycle of Japan.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent "node-$(node -p '`${process.platform}-${process.arch}`')@20.20.2" >/dev/null

cat >see.mjs <<'JS'
const write = (options) =>
  new Intl.DateTimeFormat('my', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC', ...options })
    .format(new Date('2026-06-01T12:30:00Z'));
const seen = write({ hour12: true });
console.log(`Node ${process.versions.node}, ICU ${process.versions.icu}`);
console.log(`hour12: ${seen}\nh12:    ${write({ hourCycle: 'h12' })}`);
process.exit(seen.includes('၀:၃၀') && write({ hourCycle: 'h12' }).includes('၁၂:၃၀') ? 0 : 1);
JS
node_modules/node-*/bin/node see.mjs
