import { isBurmeseList, listNumber } from '../../../../../contract/postHtml';
import type { BlockFormat, ParsedBlock } from './BlockCollector';
import { isListType } from './formats';
import type { ListType } from './formats';
import { styleText } from './inlineFormat';

type Numbered = Pick<BlockFormat, 'item' | 'isBurmese'>;

/** The next number of each list that is being read. */
const nextNumbers = new WeakMap<Element, number>();

/** Reads the number of the next item of an `ol`. */
export function readItemNumber(item: Element, list: Element): Numbered {
  const isReversed = list.hasAttribute('reversed');
  const value = listNumber(item.getAttribute('value'));
  const first = () =>
    listNumber(list.getAttribute('start')) ??
    (isReversed ? list.querySelectorAll(':scope > li').length : 1);
  const number = value ?? nextNumbers.get(list) ?? first();
  nextNumbers.set(list, number + (isReversed ? -1 : 1));
  return {
    item: { list, number, isStated: value !== null || isReversed },
    isBurmese: isBurmeseList(styleText(list)) || isBurmeseList(styleText(item)),
  };
}

/** `4.` `(4)` `၄။`, and of `2.4.` the last number. */
const MARKER = /^\(?(?:[\d\u1040-\u1049]{1,9}[.-])*([\d\u1040-\u1049]{1,9})[.)။]*$/;
const BURMESE_DIGIT = /[\u1040-\u1049]/g;

/** Reads the number that stands before an item as text; nothing if it is not in digits. */
export function readMarker(marker: string): Numbered {
  const digits = MARKER.exec(marker.trim())?.[1];
  if (digits === undefined) return {};
  const western = digits.replace(BURMESE_DIGIT, (digit) => String(digit.charCodeAt(0) - 0x1040));
  const item = { list: {}, number: Number(western), isStated: true };
  return { item, isBurmese: western !== digits };
}

/** A list that has not ended, and the number of its next item. */
export interface OpenList {
  type: ListType;
  next: number;
}

/** Returns the number that an item gets after the last item of a list at its depth. */
export const numberAfter = (list: OpenList | undefined) =>
  list?.type === 'ordered-list-item' ? list.next : 1;

/** Sets `start` on each item whose number is not the one after the item before. */
export function numberItems(blocks: ParsedBlock[]): ParsedBlock[] {
  const lists: OpenList[] = [];
  const begun = new WeakSet();
  return blocks.map((block) => {
    const { type, item } = block;
    if (!isListType(type)) {
      lists.length = 0;
      return block;
    }
    const depth = Math.min(block.depth, lists.length);
    const expected = numberAfter(lists[depth]);
    const isStated = item && !begun.has(item) && (item.isStated || !begun.has(item.list));
    const number = isStated ? item.number : expected;
    if (item) begun.add(item).add(item.list);
    lists.length = depth;
    lists.push({ type, next: number + 1 });
    return number === expected ? block : { ...block, start: number };
  });
}
