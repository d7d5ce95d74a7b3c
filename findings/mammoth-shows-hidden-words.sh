#!/usr/bin/env bash
# Guess: words that Word hides or strikes out do not come out of a converter as ordinary text.
# What happens: mammoth knows strikethrough, but not hidden text and not double strikethrough. Both are
# ordinary words in its HTML, without a message.
# Seen on: mammoth 1.13.0
# Output: <p><s>old</s>older</p><p>note</p>
# Who meets it: editors who import a draft with a withdrawn sentence or a hidden remark to colleagues,
# and publish it.
# Right would be: ECMA-376, part 1, sections 17.3.2.41 (vanish) and 17.3.2.9 (dstrike).
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent mammoth@1.13.0 jszip@3.10.2 >/dev/null

cat >see.mjs <<'JS'
import mammoth from 'mammoth';
import JSZip from 'jszip';

const run = (format, text) => `<w:r><w:rPr><w:${format}/></w:rPr><w:t>${text}</w:t></w:r>`;
const body = `<w:p>${run('strike', 'old')}${run('dstrike', 'older')}</w:p>
  <w:p>${run('vanish', 'note')}</w:p>`;

const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const zip = new JSZip();
zip.file('[Content_Types].xml', `<Types xmlns="${types}"><Default Extension="rels"
  ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override
  PartName="/word/document.xml" ContentType="${main}"/></Types>`);
zip.file('_rels/.rels', `<Relationships xmlns="${relations}"><Relationship Id="r1"
  Type="${office}" Target="word/document.xml"/></Relationships>`);
zip.file('word/document.xml', `<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`);
const buffer = await zip.generateAsync({ type: 'nodebuffer' });
const { value, messages } = await mammoth.convertToHtml({ buffer });
console.log(`${value}
messages: ${messages.length}`);
const expected = '<p><s>old</s>older</p><p>note</p>';
process.exit(value === expected && messages.length === 0 ? 0 : 1);
JS
node see.mjs
