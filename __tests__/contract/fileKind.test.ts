import { kindOf } from '../../src/contract/fileKind';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const PNG = '\x89PNG\r\n\x1a\n';
const chunk = (type: string, data: string) =>
  `\0\0\0${String.fromCharCode(data.length)}${type}${data}crc.`;
const frames = (count: string) => chunk('acTL', `\0\0\0${count}\0\0\0\0`);

it.each([
  ['jpeg', '\xff\xd8\xff\xe1'],
  ['png', PNG],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['HEIC', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
  ['HEIC', '\0\0\0\x24ftyphevc\0\0\0\0'],
  ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0avifmif1'],
  ['AVIF', '\0\0\0\x1cftypmif1\0\0\0\0mif1avif'],
  ['TIFF', 'II*\0\x08\0\0\0'],
  ['TIFF', 'MM\0*\0\0\0\x08'],
  ['BMP', 'BM\x36\x10\0\0\0\0\0\0'],
  ['ICO', '\0\0\x01\0\x02\0'],
  ['PSD', '8BPS\0\x01'],
  ['JPEG XL', '\xff\x0a'],
  ['JPEG XL', '\0\0\0\x0cJXL \r\n\x87\n'],
  ['JPEG 2000', '\0\0\0\x0cjP  \r\n\x87\n'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['SVG', '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a map --><svg>'],
  ['PDF', '%PDF-1.7'],
  ['video', '\0\0\0\x18ftypmp42'],
  ['video', '\0\0\0\x14ftypqt  '],
  ['video', '\x1aE\xdf\xa3'],
  ['video', 'RIFF\0\0\0\0AVI LIST'],
  ['empty', ''],
  ['other', '\0'.repeat(2000)],
  ['other', '<!doctype html><svg>'],
  ['other', 'BM is the name of a bank'],
  ['other', '\0\0\0\x18ftypM4A '],
  ['animated PNG', `${PNG}${frames('\x02')}${chunk('fcTL', '')}`],
  ['animated PNG', `${PNG}${frames('\x01')}${chunk('IDAT', '')}${chunk('fcTL', '')}`],
  ['png', `${PNG}${frames('\x01')}${chunk('fcTL', '')}${chunk('IDAT', '')}`],
  ['png', `${PNG}${chunk('IDAT', '')}${frames('\x02')}`],
])('kindOf recognises %s by its content', (kind, start) =>
  expect(kindOf(bytesOf(start))).toBe(kind),
);
