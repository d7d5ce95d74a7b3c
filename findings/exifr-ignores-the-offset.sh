#!/usr/bin/env bash
# Guess: a photograph that names its offset from UTC gives the same instant everywhere.
# What happens: exifr makes a Date of DateTimeOriginal in the time zone of the machine, although it read
# OffsetTimeOriginal as well. 13:00 +06:30 is 06:30 UTC only on a computer in Myanmar.
# Seen on: exifr 7.1.3
# Output: 13:00 UTC with TZ=UTC, 06:30 UTC with TZ=Asia/Yangon
# Who meets it: servers, which run in UTC, that sort the photographs of phones by the time of a flood.
# Right would be: CIPA DC-008 (Exif 2.31 and later), OffsetTimeOriginal: the offset of that time.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent exifr@7.1.3 sharp@0.35.5 >/dev/null

cat >see.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import exifr from 'exifr';

if (process.argv[2]) {
  const { DateTimeOriginal, OffsetTimeOriginal } = await exifr.parse('photo.jpg');
  process.stdout.write(`${DateTimeOriginal.toISOString()} ${OffsetTimeOriginal}`);
} else {
  const exif = { IFD2: { DateTimeOriginal: '2026:06:01 13:00:00', OffsetTimeOriginal: '+06:30' } };
  const create = { width: 8, height: 8, channels: 3, background: 'teal' };
  await sharp({ create }).jpeg().withExif(exif).toFile('photo.jpg');
  const seen = ['UTC', 'Asia/Yangon'].map((TZ) =>
    execFileSync(process.execPath, ['see.mjs', 'read'], { env: { ...process.env, TZ } }).toString(),
  );
  console.log(seen.join('\n'));
  process.exit(seen[0] === '2026-06-01T13:00:00.000Z +06:30' && seen[1] !== seen[0] ? 0 : 1);
}
JS
node see.mjs
