import { createRequire } from 'node:module';
import '../compiledModules';

/*
 * For a computed style jsdom asks every rule of every style sheet whether its selector matches, which
 * was more than half of the time of a page's test. A rule whose tag, class, attribute or focus the
 * element does not have, or whose parent its parent is not, cannot match it, and is not asked; neither
 * is one that names a tag and classes only, and so matches.
 */

interface StyledElement {
  localName: string;
  classList: { contains: (name: string) => boolean };
  hasAttributeNS: (namespace: null, name: string) => boolean;
  parentElement: StyledElement | null;
  _ownerDocument: { activeElement: StyledElement | null };
}

interface Selectors {
  matchesDontThrow: (element: StyledElement, selector: unknown) => boolean;
}

/** What an element must have for a compound selector to match it. */
interface Compound {
  tag: string;
  classes: string[];
  attributes: string[];
  hasFocus: boolean;
}

/** The last compound of a selector, and the one before, where that has to match the parent. */
interface Subject {
  own: Compound;
  parent?: Compound;
  /** Whether the selector asks for nothing else. */
  isWhole: boolean;
}

const TAG_AND_CLASSES = /^(\*|[a-z]*\d?)(\.[\w-]+)*$/;

const namesIn = (compound: string, name: RegExp) =>
  [...compound.matchAll(name)].map(([, found = '']) => found);

function readCompound(compound: string): Compound {
  const tag = /^[a-z][\w-]*/i.exec(compound)?.[0].toLowerCase() ?? '';
  return {
    tag: compound.includes(':root') ? 'html' : tag,
    classes: namesIn(compound, /\.([\w-]+)/g),
    attributes: namesIn(compound, /@([\w-]+)/g),
    hasFocus: /:focus(-visible)?(?![\w-])/.test(compound),
  };
}

function readSubject(selector: string): Subject {
  const [own = '', combinator, before = ''] = selector.split(/\s*([>+~]|\s)\s*/).reverse();
  return {
    own: readCompound(own),
    ...(combinator === '>' && { parent: readCompound(before) }),
    isWhole: TAG_AND_CLASSES.test(selector),
  };
}

/**
 * The selector with `@name` for each attribute, and without parentheses, innermost first, since they only
 * narrow it.
 */
function withoutConditions(selector: string): string {
  const shorter = selector.replace(/\[([\w-]+)[^()[\]]*\]/g, '@$1').replace(/\([^()[\]]*\)/g, '');
  return shorter === selector ? selector : withoutConditions(shorter);
}

const ANY: Compound = { tag: '', classes: [], attributes: [], hasFocus: false };

function readSubjects(rule: string): Subject[] {
  // jsdom leaves this before the first rule of its own style sheet.
  const selector = rule.replace(/^@namespace[^;]*;\s*/, '');
  const plain = withoutConditions(selector);
  const isUnclear = /[\\()[\]"']/.test(plain);
  if (isUnclear) return [{ own: ANY, isWhole: false }];
  return plain.split(',').map((part) => readSubject(part.trim()));
}

const subjects = new Map<string, Subject[]>();

function subjectsOf(selector: string): Subject[] {
  const found = subjects.get(selector) ?? readSubjects(selector);
  subjects.set(selector, found);
  return found;
}

const has = (element: StyledElement, { tag, classes, attributes, hasFocus }: Compound) =>
  (tag === '' || tag === element.localName) &&
  classes.every((name) => element.classList.contains(name)) &&
  attributes.every((name) => element.hasAttributeNS(null, name)) &&
  (!hasFocus || element._ownerDocument.activeElement === element);

function mayMatch(element: StyledElement, { own, parent }: Subject): boolean {
  if (!has(element, own)) return false;
  const { parentElement } = element;
  return !parent || (parentElement !== null && has(parentElement, parent));
}

const requireHere = createRequire(__filename);
const selectors = requireHere('jsdom/lib/jsdom/living/helpers/selectors.js') as Selectors;
const { matchesDontThrow } = selectors;

selectors.matchesDontThrow = (element, selector) => {
  if (typeof selector !== 'string') return matchesDontThrow(element, selector);
  const asked = subjectsOf(selector).filter((subject) => mayMatch(element, subject));
  return (
    asked.some(({ isWhole }) => isWhole) ||
    (asked.length > 0 && matchesDontThrow(element, selector))
  );
};

/** jsdom with Node's fetch; loaded last, since jsdom captures its helpers as it loads. */
export default requireHere('jest-fixed-jsdom') as unknown;
