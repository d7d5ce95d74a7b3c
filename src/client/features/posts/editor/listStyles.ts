import { DEEPEST_LIST } from './converters/vocabulary';

/*
 * draft-js keeps nested lists flat and marks their items by depth. Counters number them as the nested
 * lists of the detail page are numbered: on past the lists within, from one again after anything else.
 */

const INDENT_EM = 1.75;
const depths = Array.from({ length: DEEPEST_LIST + 1 }, (_, depth) => depth);
const counter = (depth: number) => `post-item-${depth}`;

/** Starts the numbers from that depth on anew. */
function restart(from: number) {
  const counters = depths.slice(from).map((depth) => `${counter(depth)} 0`);
  return counters.length > 0 ? { counterSet: counters.join(' ') } : {};
}

const item = (list: 'ordered' | 'unordered') => `& .public-DraftStyleDefault-${list}ListItem`;
const itemAt = (list: 'ordered' | 'unordered', depth: number) =>
  `${item(list)}.public-DraftStyleDefault-depth${depth}`;

const rulesOf = (depth: number) => ({
  [itemAt('unordered', depth)]: { ml: `${depth * INDENT_EM}em`, ...restart(depth) },
  [itemAt('ordered', depth)]: {
    ml: `${depth * INDENT_EM}em`,
    counterIncrement: counter(depth),
    ...restart(depth + 1),
  },
  [`${itemAt('ordered', depth)}::before`]: { content: `counter(${counter(depth)}) '.'` },
});

const aligned = '& li[class*="post-align-"]';

export const listStyles = {
  '& [data-contents]': { counterReset: depths.map(counter).join(' ') },
  '& [data-contents] > :not(ul, ol)': restart(0),
  ...Object.fromEntries(depths.flatMap((depth) => Object.entries(rulesOf(depth)))),
  // Lists of two kinds that follow each other are often one within the other.
  '& :is(ul, ol) + :is(ul, ol)': { mt: '-0.75em' },
  [item('ordered')]: { position: 'relative', listStyleType: 'none' },
  [`${item('ordered')}::before`]: {
    position: 'absolute',
    right: '100%',
    pr: '0.4em',
    whiteSpace: 'nowrap',
  },
  // The marker of an aligned item stands in its line, which draft-js puts into a box of its own.
  [`${aligned} > div`]: { display: 'inline' },
  [`${aligned}::before`]: { position: 'static' },
};
