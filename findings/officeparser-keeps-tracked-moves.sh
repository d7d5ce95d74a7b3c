#!/usr/bin/env bash
# Guess: a reader that leaves out tracked deletions also leaves out the rest of what was taken away.
# What happens: officeparser drops deleted words, but prints a moved paragraph at its old and its new
# place, and keeps the rows that were deleted from a table.
# Seen on: officeparser 7.8.0 (mammoth 1.13.0 prints neither)
# Output: the moved words twice, and the deleted row
# Who meets it: offices that edit a warning together in Word, and index or import the file with it.
# Right would be: ECMA-376, part 1, sections 17.13.5.22 (moveFrom) and 17.13.5.12 (deleted table row).
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true }' >package.json
npm install --no-save --no-audit --no-fund --silent officeparser@7.8.0 jszip@3.10.2 >/dev/null

cat >see.mjs <<'JS'
import { OfficeParser } from 'officeparser';
import JSZip from 'jszip';

const by = (id) => `w:id="${id}" w:author="Editor" w:date="2026-06-01T06:30:00Z"`;
const run = (text) => `<w:r><w:t>${text}</w:t></w:r>`;
const cell = (text) => `<w:tc><w:p>${run(text)}</w:p></w:tc>`;
const body = `
  <w:p>${run('Stay at home.')}<w:del ${by(1)}><w:r><w:delText>Go out.</w:delText></w:r></w:del></w:p>
  <w:p><w:moveFromRangeStart ${by(2)} w:name="m"/><w:moveFrom ${by(3)}>${run('Boats return.')}
  </w:moveFrom><w:moveFromRangeEnd w:id="2"/></w:p>
  <w:p>${run('Wind 60 km/h.')}</w:p>
  <w:p><w:moveToRangeStart ${by(4)} w:name="m"/><w:moveTo ${by(5)}>${run('Boats return.')}
  </w:moveTo><w:moveToRangeEnd w:id="4"/></w:p>
  <w:tbl><w:tblPr/><w:tblGrid><w:gridCol/></w:tblGrid>
    <w:tr><w:trPr><w:del ${by(6)}/></w:trPr>${cell('Yangon')}</w:tr><w:tr>${cell('Sittwe')}</w:tr>
  </w:tbl><w:p/>`;

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
const document = await OfficeParser.parseOffice(buffer);
const text = typeof document === 'string' ? document : document.toText();
const moved = text.split('Boats return.').length - 1;
console.log(text);
process.exit(moved === 2 && text.includes('Yangon') && !text.includes('Go out.') ? 0 : 1);
JS
node see.mjs
