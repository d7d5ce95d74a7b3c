import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ArraySchema, isSchema, ObjectSchema, StringSchema } from 'yup';
import { isBlankHtml } from '../../src/contract/blankHtml';
import { blanksIn, fillTemplate } from '../../src/contract/blanks';
import { parseDay } from '../../src/contract/dates';
import { fold } from '../../src/contract/fold';
import { digitsIn, languageOf, textsByLanguage } from '../../src/contract/languages';
import { normalize } from '../../src/contract/normalize';
import { isPrivilegedSlug } from '../../src/contract/permissions';
import { linkAddress } from '../../src/contract/postHtml';
import { tagKey } from '../../src/contract/tagName';
import * as text from '../../src/contract/text';
import { tidyCode } from '../../src/contract/twoFactor';
import { costlyTexts, HOSTILE_TEXTS } from '../helpers/hostileTexts';

const READERS: Record<string, (hostile: string) => unknown> = {
  cleanLine: text.cleanLine,
  cleanLines: text.cleanLines,
  isBlank: text.isBlank,
  visibleOnly: text.visibleOnly,
  withoutDirection: text.withoutDirection,
  blanksIn,
  fillTemplate: (hostile) => fillTemplate(hostile, () => 'x'),
  parseDay: (hostile) => parseDay(hostile, 'DD-MM-YYYY'),
  digitsIn: (hostile) => digitsIn(hostile, 'my'),
  fold,
  isBlankHtml,
  languageOf,
  isPrivilegedSlug,
  linkAddress,
  tagKey,
  textsByLanguage,
  tidyCode,
  normalize: (hostile) => normalize(hostile, 'NFKD'),
};

it.each(Object.entries(READERS))('%s takes time in proportion to the text', (_, read) =>
  expect(costlyTexts(read)).toEqual([]),
);

const CONTRACT = join(__dirname, '../../src/contract');

const isText = (schema: unknown): schema is StringSchema => schema instanceof StringSchema;

/** The text fields of a schema, by their paths. */
function textsOf(schema: unknown, path: string): [string, StringSchema][] {
  if (isText(schema)) return [[path, schema]];
  if (schema instanceof ArraySchema) {
    const { innerType }: { innerType?: unknown } = schema;
    return textsOf(innerType, `${path}[]`);
  }
  if (!(schema instanceof ObjectSchema)) return [];
  return Object.entries(schema.fields as Record<string, unknown>).flatMap(([name, field]) =>
    textsOf(field, `${path}.${name}`),
  );
}

const schemas = readdirSync(CONTRACT)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
  .flatMap((file) =>
    Object.entries(jest.requireActual<Record<string, unknown>>(join(CONTRACT, file))),
  )
  .filter(([, exported]) => isSchema(exported));
const fields = schemas.flatMap(([name, schema]) => textsOf(schema, name));
/** Yup by itself makes texts of them. An id may be a number. */
it.each(fields)('%s is not made of a number or a boolean', (path, field) => {
  const others = [Infinity, 1e21, true, new Date(0), ...(path.endsWith('_id') ? [] : [7])];
  const isTaken = (value: unknown) => field.isValidSync(value) && field.cast(value) !== '';
  expect(others.filter(isTaken)).toEqual([]);
});

const LENGTH = 100_000;
const hostile = HOSTILE_TEXTS.map(({ of }) => [of(LENGTH), of(2 * LENGTH)] as const);

it.each(fields)('%s refuses a hostile text, however long, by its beginning', (path, field) => {
  // A description may have a megabyte, and is not cleaned here.
  if (path.endsWith('.description')) return;
  const read = (text: string) => String(field.cast(text, { assert: false }));
  const isCut = ([text, twice]: (typeof hostile)[number]) => {
    const beginning = read(text);
    const isShort = beginning.length < LENGTH / 2;
    return isShort && text.startsWith(beginning) && read(twice) === beginning;
  };
  expect(hostile.filter((texts) => !isCut(texts)).map(([text]) => text.slice(0, 10))).toEqual([]);
});
