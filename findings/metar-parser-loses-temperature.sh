#!/usr/bin/env bash
# Guess: if the sensor of the dew point fails, the temperature of the report is still read.
# What happens: metar-taf-parser reads the pair or nothing. Of 33/// neither figure remains, nor a
# remark that something was not understood.
# Seen on: metar-taf-parser 9.1.3
# Output: temperature undefined, dew point undefined
# Who meets it: displays and warnings of heat, on days when one sensor fails.
# Right would be: WMO-No. 306, FM 15, and ICAO Annex 3, appendix 3: a missing figure is replaced by
# solidi, one for each digit; the other one stays valid.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent metar-taf-parser@9.1.3 >/dev/null

cat >see.mjs <<'JS'
import { parseMetar } from 'metar-taf-parser';

const read = (group) => parseMetar(`METAR VYYY 010630Z 00000KT CAVOK ${group} Q1008`);
const whole = read('33/24');
const half = read('33///');
console.log(`33/24: ${whole.temperature} ${whole.dewPoint}`);
console.log(`33///: ${half.temperature} ${half.dewPoint}, remark ${half.remark}`);
process.exit(whole.temperature === 33 && half.temperature === undefined ? 0 : 1);
JS
node see.mjs
