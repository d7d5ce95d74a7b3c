import { declarationsOf } from './styleDeclarations';
import type { Place } from './BlockCollector';
import { DEEPEST_LIST } from './vocabulary';

/** `1.` `a)` `(iv)` `၁။`; a bullet is a letter of a symbol font, without the dot. */
const NUMBER = /^\s*\(?[\p{L}\p{N}]{1,4}[.)။]/u;

function isMarker(element: Element): boolean {
  return declarationsOf(element).get('mso-list') === 'ignore';
}

/**
 * Word copies list items as paragraphs that carry their number or bullet as text.
 *
 * @returns where such a paragraph belongs; null for all other elements
 */
export function wordItem(element: Element): Place | null {
  if (element.tagName !== 'P') return null;
  const level = /\blevel(\d)/.exec(declarationsOf(element).get('mso-list') ?? '')?.[1];
  if (!level) return null;
  const marker = [...element.querySelectorAll('span')].find(isMarker)?.textContent ?? '';
  return {
    type: NUMBER.test(marker) ? 'ordered-list-item' : 'unordered-list-item',
    depth: Math.min(Number(level) - 1, DEEPEST_LIST),
  };
}
