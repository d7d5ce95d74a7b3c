import { fitLines } from './fitLines';
import { BURMESE, unbrokenParts } from './unbrokenParts';
import type { Part } from './unbrokenParts';

/** Elements that begin no line of their own, so that a word may reach over their borders. */
const INLINE = 'a, abbr, b, cite, del, em, i, ins, mark, q, s, small, span, strong, sub, sup, u';

/** Where a text is typed or chosen, it stays as it is. */
const FIELD = 'textarea, option, [contenteditable="true"]';

/** What stands on screen for a text node whose syllables are held together. */
interface StandIn {
  text: string;
  element: HTMLElement;
}

const standIns = new WeakMap<Text, StandIn>();
const elements = new WeakSet<Node>();

function makeElement(text: string, parts: readonly Part[]): HTMLElement {
  const element = document.createElement('span');
  let end = 0;
  for (const { from, to } of parts) {
    const syllable = document.createElement('span');
    syllable.style.whiteSpace = 'nowrap';
    syllable.append(text.slice(from, to));
    element.append(text.slice(end, from), syllable);
    end = to;
  }
  element.append(text.slice(end));
  elements.add(element);
  return element;
}

function removeStandIn(node: Text): void {
  standIns.get(node)?.element.remove();
  standIns.delete(node);
}

const textOf = (node: Text) => standIns.get(node)?.text ?? node.data;

/** React keeps the text node, which is empty meanwhile, and never looks at what it contains. */
function hold(node: Text, text: string, parts: readonly Part[]): void {
  removeStandIn(node);
  if (parts.length > 0) {
    const element = makeElement(text, parts);
    standIns.set(node, { text, element });
    node.after(element);
  }
  const own = parts.length > 0 ? '' : text;
  if (node.data !== own) node.data = own;
}

/** The text nodes of a paragraph; null for what separates them. */
function textsOf(element: Element): (Text | null)[] {
  return [...element.childNodes].flatMap((child) => {
    if (elements.has(child)) return [];
    if (child instanceof Text) return [child];
    return child instanceof Element && child.matches(INLINE) ? textsOf(child) : [null];
  });
}

function holdWithin(paragraph: Element): void {
  const nodes = textsOf(paragraph);
  const texts = nodes.map((node) => (node ? textOf(node) : '\n'));
  const parts = unbrokenParts(texts.join(''));
  let start = 0;
  for (const [index, node] of nodes.entries()) {
    const text = texts[index] ?? '';
    const end = start + text.length;
    const own = parts
      .filter(({ from, to }) => from < end && to > start)
      .map(({ from, to }) => ({
        from: Math.max(from, start) - start,
        to: Math.min(to, end) - start,
      }));
    if (node && (own.length > 0 || standIns.has(node))) hold(node, text, own);
    start = end;
  }
}

function paragraphOf(node: Text): Element | null {
  let element = node.parentElement;
  while (element?.matches(INLINE) && element.parentElement) element = element.parentElement;
  return element;
}

/** The Burmese texts that are shown within a node of the page. */
function burmeseTexts(node: Node): Text[] {
  if (elements.has(node)) return [];
  if (node instanceof Text) return BURMESE.test(textOf(node)) ? [node] : [];
  if (node instanceof Element && node.matches(FIELD)) return [];
  return [...node.childNodes].flatMap(burmeseTexts);
}

const isInField = (node: Node) => node.parentElement?.closest(FIELD) != null;

function holdAll(nodes: readonly Node[]): void {
  const shown = nodes.filter((node) => node.isConnected);
  const texts = shown.filter((node) => !isInField(node)).flatMap(burmeseTexts);
  new Set(texts.map(paragraphOf)).forEach((paragraph) => paragraph && holdWithin(paragraph));
  fitLines(shown);
}

/** What React has changed or added. Of a text that it has changed, moved or removed the stand-in is gone. */
function readChanges(records: readonly MutationRecord[]): Node[] {
  return records.flatMap(({ type, target, addedNodes, removedNodes }) => {
    if (type === 'characterData') {
      if (target instanceof Text) removeStandIn(target);
      return [target];
    }
    for (const node of removedNodes) if (node instanceof Text) hold(node, textOf(node), []);
    return [...addedNodes];
  });
}

/**
 * From now on keeps every Burmese syllable of the page within one line. The text stays the same for who copies it, looks
 * for it or has it read out.
 */
export function holdSyllables(): void {
  const observer = new MutationObserver((records) => {
    holdAll(readChanges(records));
    // What was changed here needs no second look.
    observer.takeRecords();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  holdAll([document.body]);
  observer.takeRecords();
}
