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
 * @returns `check`, to call after the text lost the focus or received a paste; `onInput`, which
 * calls it after a paste; and the offer, to render below the text
 */
export function useZawgyi(text: WrittenText) {
  const { value: Offer, load } = useLazy(loadOffer);
  const [checks, setChecks] = useState(0);
  // Pressing a button blurs the field. The offer must not move the button before the press ends.
  const shownChecks = useAfterPress(checks);
  const check = async () => {
    // The form's values contain the pasted text once all handlers of the event have run.
    await Promise.resolve();
    // Text without Burmese does not need the detector.
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
