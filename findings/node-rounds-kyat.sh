#!/usr/bin/env bash
# Guess: an amount in kyat has two decimals, as ISO 4217 lists for MMK.
# What happens: Intl takes the decimals from CLDR, which has none for MMK, and rounds: 1500.5 is written
# as 1501. `resolvedOptions()` calls the currency's number of decimals 0.
# Seen on: Node 20.20.2 with ICU 78 (CLDR 48)
# Output: MMK 1,501, 0 decimals
# Who meets it: reports of damage and aid in kyat, whose sums then differ from their parts.
# Right would be: ECMA-402, CurrencyDigits: the minor unit of ISO 4217, which is 2 for MMK.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent "node-$(node -p '`${process.platform}-${process.arch}`')@20.20.2" >/dev/null

cat >see.mjs <<'JS'
const format = new Intl.NumberFormat('en', { style: 'currency', currency: 'MMK' });
const seen = format.format(1500.5).replace(/\s/g, ' ');
const digits = format.resolvedOptions().maximumFractionDigits;
console.log(`Node ${process.versions.node}, ICU ${process.versions.icu}\n${seen}, ${digits} decimals`);
process.exit(seen === 'MMK 1,501' && digits === 0 ? 0 : 1);
JS
node_modules/node-*/bin/node see.mjs
