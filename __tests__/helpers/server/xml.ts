import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const SCHEMAS = {
  cap: { file: 'cap-1.2.xsd', extension: 'schema' },
  atom: { file: 'atom.rng', extension: 'relaxng' },
} as const;

/** Why documents are not well-formed or not valid by a schema; empty if all are valid. */
export async function problemsOf(
  format: keyof typeof SCHEMAS,
  ...documents: string[]
): Promise<string[]> {
  const { file, extension } = SCHEMAS[format];
  const schema = readFileSync(join(__dirname, '../../fixtures', file), 'utf8');
  const xml = documents.map((contents, index) => ({ fileName: `${index}.xml`, contents }));
  const { errors } = await validateXML({ xml, schema, extension });
  return errors.map(({ message }) => message);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

export function textsOf(document: string, name: string): string[] {
  const found = document.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'));
  return [...found].map(([, text = '']) =>
    text.replace(/&(\w+);/g, (entity, key: string) => ENTITIES[key] ?? entity),
  );
}

/** Texts that break careless output. */
export const HOSTILE = [
  ']]><!--<script>alert(1)</script>-->&amp;&#0;&<b title="\'">',
  'control \u0000\u0008\u000B\u001F\u007F and \uFFFE\uFFFF',
  'lone \uD800 and \uDFFF surrogates',
  'bidi \u202E\u2066 overrides \u200B\uFEFF',
  `မိုး\r\nRain\r\n${'🌊'.repeat(300)}`,
  'x'.repeat(100_000),
  '\u0301'.repeat(5000),
];
