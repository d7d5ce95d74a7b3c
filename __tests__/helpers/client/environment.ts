import { createRequire } from 'node:module';

/*
 * For a computed style jsdom asks every rule of every style sheet whether its selector matches, which
 * was more than half of the time of a page's test. A rule whose tag or class the element does not have
 * cannot match it, and is not asked; neither is one that names a tag and classes only, and so matches.
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
  /** Whether the selector asks for nothing else. */
  isWhole: boolean;
}

const TAG_AND_CLASSES = /^[a-z]*\d?(\.[\w-]+)*$/;

function subjectOf(selector: string): Subject {
  const compound = selector.split(/[\s>+~]+/).at(-1) ?? '';
  return {
    tag: /^[a-z][\w-]*/i.exec(compound)?.[0].toLowerCase() ?? '',
    classes: [...compound.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    isWhole: TAG_AND_CLASSES.test(selector),
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
  if (isUnclear) return [{ tag: '', classes: [], isWhole: false }];
  const read = plain.split(',').map((part) => subjectOf(part.trim()));
  return plain === selector ? read : read.map((subject) => ({ ...subject, isWhole: false }));
}

const subjects = new Map<string, Subject[]>();

function subjectsOf(selector: string): Subject[] {
  const found = subjects.get(selector) ?? readSubjects(selector);
  subjects.set(selector, found);
  return found;
}

const has = ({ localName, classList }: StyledElement, { tag, classes }: Subject) =>
  (tag === '' || tag === localName) && classes.every((name) => classList.contains(name));

const requireHere = createRequire(__filename);
const selectors = requireHere('jsdom/lib/jsdom/living/helpers/selectors.js') as Selectors;
const { matchesDontThrow } = selectors;

selectors.matchesDontThrow = (element, selector) => {
  if (typeof selector !== 'string') return matchesDontThrow(element, selector);
  const asked = subjectsOf(selector).filter((subject) => has(element, subject));
  return (
    asked.some(({ isWhole }) => isWhole) ||
    (asked.length > 0 && matchesDontThrow(element, selector))
  );
};

/** jsdom with Node's fetch; loaded last, since jsdom captures its helpers as it loads. */
export default requireHere('jest-fixed-jsdom') as unknown;
