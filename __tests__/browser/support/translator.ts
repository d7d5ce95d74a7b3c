import type { Page } from 'playwright-core';

/**
 * Replaces every text node like a page translator, now and after each change, with a `font` element
 * that has the translation. The words stay the same, so that a test finds them. Runs in the page.
 */
function translateAll(isObedient: boolean): void {
  const LEFT_ALONE = 'font, head, script, noscript, svg, textarea, [contenteditable="true"]';
  const isLeftAlone = (element: Element) =>
    element.closest(LEFT_ALONE) !== null ||
    (isObedient && element.closest('[translate]')?.getAttribute('translate') === 'no');
  const translate = (text: Node) => {
    const { textContent: words, parentElement: element } = text;
    if (!words?.trim() || !element || isLeftAlone(element)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(words);
    outer.append(inner);
    element.replaceChild(outer, text);
  };
  const translateIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(translate);
  };
  const look = (records: MutationRecord[]) =>
    records.flatMap(({ target, addedNodes }) => [target, ...addedNodes]).forEach(translateIn);
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(look).observe(document, changes);
}

/** Translates each page from its start. @param isObedient whether `translate="no"` is respected */
export const addTranslator = (page: Page, isObedient: boolean) =>
  page.addInitScript(translateAll, isObedient);
