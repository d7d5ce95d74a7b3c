import { createRequire } from 'node:module';

/*
 * For a computed style jsdom asks every rule of every style sheet whether its selector matches, which
 * was more than half of the time of a page's test. A rule whose tag or class the element does not have
 * cannot match it, and is not asked.
 */

interface StyledElement {
  localName: string;
  classList: { contains: (name: string) => boolean };
}

interface Selectors {
  matchesDontThrow: (element: StyledElement, selector: unknown) => boolean;
}

/** What an element must have for a selector to match it: tag and classes of the last compound. */
interface Subject {
  tag: string;
  classes: string[];
}

function subjectOf(selector: string): Subject {
  const compound =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  return {
    tag: /^[a-z][\w-]*/i.exec(compound)?.[0].toLowerCase() ?? '',
    classes: [...compound.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
  };
}

/** The selector without its brackets and parentheses, innermost first: they only narrow it. */
function withoutConditions(selector: string): string {
  const shorter = selector.replace(/\([^()[\]]*\)|\[[^()[\]]*\]/g, '');
  return shorter === selector ? selector : withoutConditions(shorter);
}

function readSubjects(selector: string): Subject[] {
  const plain = withoutConditions(selector);
  const isUnclear = /[\\()[\]"']/.test(plain);
  return isUnclear ? [{ tag: '', classes: [] }] : plain.split(',').map(subjectOf);
}

const subjects = new Map<string, Subject[]>();

function subjectsOf(selector: string): Subject[] {
  const found = subjects.get(selector) ?? readSubjects(selector);
  subjects.set(selector, found);
  return found;
}

const mayMatch = ({ localName, classList }: StyledElement, selector: string) =>
  subjectsOf(selector).some(
    ({ tag, classes }) =>
      (tag === '' || tag === localName) && classes.every((name) => classList.contains(name)),
  );

const requireHere = createRequire(__filename);
const selectors = requireHere('jsdom/lib/jsdom/living/helpers/selectors.js') as Selectors;
const { matchesDontThrow } = selectors;

selectors.matchesDontThrow = (element, selector) =>
  (typeof selector !== 'string' || mayMatch(element, selector)) &&
  matchesDontThrow(element, selector);

/** jsdom with Node's fetch; loaded last, since jsdom captures its helpers as it loads. */
export default requireHere('jest-fixed-jsdom') as unknown;
