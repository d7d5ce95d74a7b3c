#!/usr/bin/env bash
# Guess: a reader of NetCDF returns as many values for each time as there are stations.
# What happens: in classic files, values of two bytes are padded to four at the end of each record.
# netcdfjs returns the padding as one more value, so three stations get four figures, the last 0. If
# the file has one variable only, the format has no padding; netcdfjs expects it, and throws.
# Seen on: netcdfjs 4.0.0
# Output: 4 values for 3 stations, and RangeError for a file with one variable
# Who meets it: viewers of rain and wind at stations, which are often packed as short integers.
# Right would be: NetCDF Classic Format Specification, "Note on padding" and the note on vsize: the
# padding is no data, and a lone record variable of this kind is not padded.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent netcdfjs@4.0.0 >/dev/null

cat >see.mjs <<'JS'
import { NetCDFReader } from 'netcdfjs';

/** A classic file: two times, three stations, and short integers under each of the names. */
function file(names) {
  const number = (value) => [0, 0, value >> 8, value & 255];
  const padded = (text) => text.padEnd(4 * Math.ceil(text.length / 4), '\0');
  const name = (text) => [...number(text.length), ...Buffer.from(padded(text))];
  const slab = names.length === 1 ? 6 : 8;
  const header = (start) => [
    ...Buffer.from('CDF\x01'), ...number(2),
    ...number(10), ...number(2), ...name('time'), ...number(0), ...name('station'), ...number(3),
    ...number(0), ...number(0),
    ...number(11), ...number(names.length),
    ...names.flatMap((each, index) => [
      ...name(each), ...number(2), ...number(0), ...number(1), ...number(0), ...number(0),
      ...number(3), ...number(8), ...number(start + index * slab),
    ]),
  ];
  const record = [0, 11, 0, 12, 0, 13, ...(slab === 8 ? [0, 0] : [])];
  const records = [0, 1].flatMap(() => names.flatMap(() => record));
  return Buffer.from([...header(header(0).length), ...records]);
}

const [first] = new NetCDFReader(file(['rain', 'wind'])).getDataVariable('rain');
let alone = 'read';
try {
  new NetCDFReader(file(['rain'])).getDataVariable('rain');
} catch (error) {
  alone = error.name;
}
console.log(`first time, 3 stations: ${JSON.stringify(first)}\none variable: ${alone}`);
process.exit(JSON.stringify(first) === '[11,12,13,0]' && alone === 'RangeError' ? 0 : 1);
JS
node see.mjs
