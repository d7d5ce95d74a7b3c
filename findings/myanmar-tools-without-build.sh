#!/usr/bin/env bash
# Guess: the newest release of the detector of Zawgyi can be loaded.
# What happens: myanmar-tools 1.2.0 was published without the files that its build makes. `require`
# fails at once, in every project that updates from 1.1.3.
# Seen on: myanmar-tools 1.2.0 (1.1.3 has the files)
# Output: MODULE_NOT_FOUND, ./build_node/zawgyi_detector
# Who meets it: everyone who reads Burmese text of phones, because it is the usual detector.
# Right would be: its own README, which loads the package with `require('myanmar-tools')`.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent myanmar-tools@1.2.0 >/dev/null

cat >see.mjs <<'JS'
import { createRequire } from 'node:module';

let seen = 'loaded';
try {
  createRequire(import.meta.url)('myanmar-tools');
} catch (error) {
  seen = `${error.code}, ${/'(.*)'/.exec(error.message)?.[1]}`;
}
console.log(seen);
process.exit(seen === 'MODULE_NOT_FOUND, ./build_node/zawgyi_detector' ? 0 : 1);
JS
node see.mjs
