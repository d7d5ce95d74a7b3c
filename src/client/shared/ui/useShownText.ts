import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { textFieldOf } from '../text/textOfField';

interface ShownText {
  isTaken: () => boolean;
  take: () => void;
}

/** The text fields of the page, by the id of their elements. */
const shownTexts = new Map<string, ShownText>();

/** One after another, because the text of one field may change that of another. */
function takeAll(): void {
  for (const { isTaken, take } of shownTexts.values()) if (!isTaken()) flushSync(take);
}

/** Events at which the app reads its fields. The window hears them before all other listeners. */
const READING = ['change', 'focusout', 'click', 'submit'];
const LEAVING = ['popstate', 'beforeunload', 'pagehide', 'visibilitychange'];
for (const type of [...READING, ...LEAVING]) window.addEventListener(type, takeAll, true);

window.addEventListener(
  'keydown',
  ({ key, ctrlKey, metaKey }) => {
    // Not at each letter, because reading all fields would slow down typing.
    if (key.length > 1 || ctrlKey || metaKey) takeAll();
  },
  true,
);

// React comes first. It misses an event that does not bubble, and ignores one without a new value.
for (const isCapturing of [true, false]) {
  const listen = ({ target, bubbles }: Event) => {
    if (bubbles === isCapturing || !(target instanceof Element)) return;
    const text = shownTexts.get(target.id);
    if (text && !text.isTaken()) flushSync(text.take);
  };
  window.addEventListener('input', listen, isCapturing);
}

/** Returns a text as a field shows it, for example without line breaks. */
function asShown(field: HTMLInputElement | HTMLTextAreaElement, text: string): string {
  const other = document.createElement(field instanceof HTMLInputElement ? 'input' : 'textarea');
  if (other instanceof HTMLInputElement) other.type = field.type;
  other.value = text;
  return other.value;
}

/**
 * Takes over the text that a script has written into a field: an on-screen keyboard or an extension
 * of the browser. React does not notice it if no event follows, or if the script runs in the page,
 * because React then knows the value before the event.
 *
 * @param id the id of the field's element
 * @param readValue returns the text that the app holds
 * @param take receives the text that the field shows, if it is another one
 */
export function useShownText(
  id: string,
  readValue: () => string,
  take: (text: string) => void,
): void {
  const read = useEffectEvent(readValue);
  const write = useEffectEvent(take);
  useEffect(() => {
    shownTexts.set(id, {
      isTaken: () => {
        const field = textFieldOf(id);
        const text = read();
        return !field || field.value === text || field.value === asShown(field, text);
      },
      take: () => {
        const field = textFieldOf(id);
        if (field) write(field.value);
      },
    });
    return () => void shownTexts.delete(id);
  }, [id]);
}

/**
 * Binds a field to a text of the app's state. The field renders the text as its `defaultValue`, not
 * as its `value`: React would put the old text back over one that a script has written.
 */
export function useStateText(id: string, text: string, take: (text: string) => void): void {
  useShownText(id, () => text, take);
  useLayoutEffect(() => {
    const field = textFieldOf(id);
    if (field && field.value !== text) field.value = text;
  }, [id, text]);
}
