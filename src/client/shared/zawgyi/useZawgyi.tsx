import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useLazy } from '../ui/useLazy';
import type { WrittenText } from './writtenText';

const BURMESE = /\p{Script=Myanmar}/u;

const loadOffer = async () => (await import('./ZawgyiOffer')).ZawgyiOffer;

let isPressed = false;
const note = ({ type }: Event) => {
  isPressed = type === 'pointerdown';
};
for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
  addEventListener(type, note, true);

/** Nothing moves between the press of a button, which leaves the field, and its release. */
const released = () =>
  new Promise<void>((resolve) => {
    if (isPressed) addEventListener('pointerup', () => setTimeout(resolve), { once: true });
    else resolve();
  });

/**
 * Offers to convert a text that looks like Zawgyi (`docs/specification/zawgyi.md#the-offer`).
 *
 * @returns `check`, for when the text was left or pasted into; `onInput`, which calls it after pasting;
 *   and the offer, to be shown beneath the text
 */
export function useZawgyi(text: WrittenText) {
  const { value: Offer, load } = useLazy(loadOffer);
  const [checks, setChecks] = useState(0);
  const check = async () => {
    // What was pasted is in the form's values once all handlers of the event have run.
    await Promise.resolve();
    // Text without Burmese needs nothing of what judges it.
    if (!Offer && !BURMESE.test(text.read())) return;
    if (!(await load())) return;
    await released();
    setChecks((before) => before + 1);
  };
  return {
    check: () => void check(),
    onInput: ({ nativeEvent }: SyntheticEvent) => {
      if ('inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste') void check();
    },
    offer: Offer && checks > 0 && <Offer text={text} checks={checks} />,
  };
}
