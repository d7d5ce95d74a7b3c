import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { namesOfPermission, PERMISSION_SLUGS } from '../../../src/contract/permissions';
import catalogue from '../../../src/client/shared/text/my.json';

/** The English texts of the source code. */
interface SourceTexts {
  /**
   * Texts that are translated: the first argument of `t` or `translate`, labels, headings, and the
   * names in rules.
   */
  translated: Set<string>;
  /** All texts, with `{{}}` for each placeholder. */
  all: Set<string>;
  /** Texts that read like sentences, except those for developers only. */
  sentences: Set<string>;
}

/** Removes the names of placeholders, so that `{{max}}` and `${max}` are equal. */
const withoutNames = (text: string) => text.replace(/\{\{\w*\}\}|\$\{[^}]*\}/g, '{{}}');

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.getText().slice(1, -1);
  return ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) ? node.name.text : null;
}

const calleeOf = ({ parent }: ts.Node) =>
  ts.isCallExpression(parent) || ts.isNewExpression(parent) ? parent.expression.getText() : '';

/** The screens translate the labels and headings that tables contain. */
const isNameOfField = ({ parent }: ts.Node) =>
  ts.isPropertyAssignment(parent) && /^(?:label|heading)$/.test(parent.name.getText());

/** The second argument of `atMost`, which its message names. */
const isNameInRule = (node: ts.Node, callee: string) =>
  callee === 'atMost' && ts.isCallExpression(node.parent) && node.parent.arguments[1] === node;

/** Errors and console messages are for developers, and so are descriptions and examples of the API. */
const isForDevelopers = (callee: string) => /^(?:\w*Error|console\.\w+|described)$/.test(callee);

function isDocumentation(node: ts.Node): boolean {
  if (!ts.isPropertyAssignment(node)) return false;
  const name = node.name.getText();
  return name === 'example' || (name === 'description' && textOf(node.initializer) !== null);
}

function readSourceTexts(...folders: string[]): SourceTexts {
  const found: SourceTexts = { translated: new Set(), all: new Set(), sentences: new Set() };
  const visit = (node: ts.Node) => {
    if (isDocumentation(node)) return;
    const text = textOf(node);
    if (text !== null) {
      const callee = calleeOf(node);
      const isTranslated = /^(?:t|translate)$/.test(callee) || isNameOfField(node);
      if (isTranslated || isNameInRule(node, callee)) found.translated.add(text);
      if (/^[A-Z][^<>]* [^<>]*[.!?]$/.test(text) && !isForDevelopers(callee)) {
        found.sentences.add(withoutNames(text));
      }
      found.all.add(withoutNames(text));
    }
    ts.forEachChild(node, visit);
  };
  for (const file of folders.flatMap(filesIn)) {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const source = readFileSync(file, 'utf8');
    visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind));
  }
  return found;
}

const entries = Object.entries<string>(catalogue);
const keys = new Set(entries.map(([english]) => english));
const nameless = new Set([...keys].map(withoutNames));
const blanksOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();

/** The permissions as the bundled server names them, such as `Create slider`. */
const permissions = new Set(PERMISSION_SLUGS.map((slug) => namesOfPermission(slug).name));

const screens = readSourceTexts('src/client', 'src/contract');
const { all } = readSourceTexts('src/client', 'src/contract', 'src/server');

it('has every text that the screens translate', () =>
  expect([...screens.translated].filter((text) => !keys.has(text))).toEqual([]));

it('has every sentence of the screens and of the contract', () =>
  expect([...screens.sentences].filter((text) => !nameless.has(text))).toEqual([]));

/** Refusals of queries that no screen sends. */
const NOT_SHOWN = new Set([
  'An id needs its noun.',
  'The filter must be true or false.',
  'The id must be a whole number from 1.',
]);

it('has every sentence with which a route refuses a form', () => {
  const { sentences } = readSourceTexts('src/server/routes');
  const shown = [...sentences].filter((text) => !NOT_SHOWN.has(text));
  expect(shown.filter((text) => !nameless.has(text))).toEqual([]);
});

it('has no unused text', () =>
  expect([...nameless].filter((text) => !all.has(text) && !permissions.has(text))).toEqual([]));

it('has the names of the permissions', () =>
  expect([...permissions].filter((text) => !keys.has(text))).toEqual([]));

it('has the same placeholders in both languages', () => {
  const differing = entries.filter(
    ([english, burmese]) => String(blanksOf(english)) !== String(blanksOf(burmese)),
  );
  expect(differing).toEqual([]);
});

it('is Burmese, in Unicode normal form, except for names and formats', () => {
  const latin = entries.filter(
    ([, burmese]) => !/\p{Script=Myanmar}|^\{\{size\}\} %$|^SMS$/u.test(burmese),
  );
  expect(latin).toEqual([]);
  expect(entries.filter(([, burmese]) => burmese !== burmese.normalize('NFC'))).toEqual([]);
});
