import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useAfterPress } from '../ui/useAfterPress';
import { useLazy } from '../ui/useLazy';
import type { WrittenText } from '../text/writtenText';

const BURMESE = /\p{Script=Myanmar}/u;

const loadOffer = async () => (await import('./ZawgyiOffer')).ZawgyiOffer;

/**
 * Offers to convert a text that looks like Zawgyi (`docs/specification/zawgyi.md#the-offer`).
 *
 * @returns `check`, for when the text was left or pasted into; `onInput`, which calls it after pasting;
 *   and the offer, to be shown beneath the text
 */
export function useZawgyi(text: WrittenText) {
  const { value: Offer, load } = useLazy(loadOffer);
  const [checks, setChecks] = useState(0);
  // The press of a button leaves the field, whose offer must not move it.
  const shownChecks = useAfterPress(checks);
  const check = async () => {
    // What was pasted is in the form's values once all handlers of the event have run.
    await Promise.resolve();
    // Text without Burmese needs nothing of what judges it.
    if (!Offer && !BURMESE.test(text.read())) return;
    if (!(await load())) return;
    setChecks((before) => before + 1);
  };
  return {
    check: () => void check(),
    onInput: ({ nativeEvent }: SyntheticEvent) => {
      if ('inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste') void check();
    },
    offer: Offer && shownChecks > 0 && <Offer text={text} checks={shownChecks} />,
  };
}
