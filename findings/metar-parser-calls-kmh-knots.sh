#!/usr/bin/env bash
# Guess: a parser that knows three units of wind recognises the one of kilometres per hour.
# What happens: metar-taf-parser looks for KM/H, but reports write KMH. It takes the figures, drops the
# letters, and says knots: a breeze of 40 km/h becomes a gale of 40 knots (74 km/h).
# Seen on: metar-taf-parser 9.1.3
# Output: {"speed":40,"direction":"N","degrees":360,"unit":"KT"}
# Who meets it: readers of archives, and of stations that kept the unit.
# Right would be: WMO-No. 306, FM 15 METAR, group dddff with KMH, KT or MPS (KMH until it was withdrawn).
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent metar-taf-parser@9.1.3 >/dev/null

cat >see.mjs <<'JS'
import { parseMetar } from 'metar-taf-parser';

const { wind } = parseMetar('METAR VYYY 010630Z 36040KMH 2000 +SHRA OVC008 26/25 Q0995');
console.log(`36040KMH: ${JSON.stringify(wind)}`);
process.exit(wind.speed === 40 && wind.unit === 'KT' ? 0 : 1);
JS
node see.mjs
