#!/usr/bin/env bash
# Guess: `npm sbom --omit dev` lists every package of `dependencies`.
# What happens: a package that a development package also needs is left out, although the product
# needs it itself. The lock file does not mark it as a development package, and `npm ls --omit dev`
# shows it.
# Seen on: npm 11.19.1
# Output: sbom none, ls ms@2.1.3, lock false
# Who meets it: operators who look for a vulnerable package in the bill of materials of a product. A
# library of the page, such as React, is missing as soon as a package for tests needs it too.
# Right would be: the documentation of `npm sbom`, whose `omit` names types of dependencies, as for
# `npm ls`.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/tool" "$work/project"
cd "$work/tool"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent npm@11.19.1 >/dev/null

cd "$work/project"
cat >package.json <<'JSON'
{
  "name": "project",
  "version": "1.0.0",
  "dependencies": { "ms": "2.1.3" },
  "devDependencies": { "debug": "4.4.3" }
}
JSON
cat >see.cjs <<'JS'
const { execFileSync } = require('child_process');

const npm = (...args) => execFileSync(process.execPath, [process.env.NPM, ...args], { encoding: 'utf8' });
npm('install', '--package-lock-only', '--no-audit', '--no-fund', '--silent');
const bom = npm('sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--omit', 'dev');
const listed = JSON.parse(bom).components.map((component) => component['bom-ref']);
const tree = JSON.parse(npm('ls', '--package-lock-only', '--omit', 'dev', '--json'));
const shown = Object.entries(tree.dependencies).map(([name, { version }]) => `${name}@${version}`);
const { dev = false } = require('./package-lock.json').packages['node_modules/ms'];
const seen = `sbom ${listed.join(' ') || 'none'}, ls ${shown.join(' ')}, lock ${dev}`;
console.log(seen);
process.exit(seen === 'sbom none, ls ms@2.1.3, lock false' ? 0 : 1);
JS
NPM=$work/tool/node_modules/npm/bin/npm-cli.js node see.cjs
