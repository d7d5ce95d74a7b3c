import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Draft, DraftSlot } from './draftSlot';

type Values = Record<string, unknown>;

/** Between the last key and the writing, so that writing does not slow the keys down. */
const PAUSE_MS = 500;

const textOf = (value: unknown) => JSON.stringify(value) ?? '';
const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

function keep(values: Values, wanted: (name: string, value: unknown) => boolean): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => wanted(name, value)));
}

/** What differs from the beginning; fields that the form does not have, or of another kind, do not. */
function changesIn(values: Values, initial: Values): Values {
  return keep(
    values,
    (name, value) =>
      kindOf(value) === kindOf(initial[name]) && textOf(value) !== textOf(initial[name]),
  );
}

function offerOf(draft: Draft | null, initial: Values): Draft | null {
  const values = changesIn(draft?.values ?? {}, initial);
  return draft && Object.keys(values).length > 0 ? { ...draft, values } : null;
}

/** Runs a task once nothing has called for it for a while; `flush` runs at once what still waits. */
function postponed(task: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    task();
  };
  const call = () => {
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MS);
  };
  return { call, flush };
}

/** Saves a moment after each change, and at once when the page or the form is left. */
function useSaveAfterChange(save: () => void, fields: readonly string[]) {
  const { subscribe } = useFormContext();
  useEffect(() => {
    const { call, flush } = postponed(save);
    const unsubscribe = subscribe({
      name: [...fields],
      formState: { values: true },
      callback: call,
    });
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      unsubscribe();
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [subscribe, fields, save]);
}

/**
 * Keeps what is typed into the form around it until it is sent (readings 93), and offers what an
 * earlier visit left. It never fills the form by itself: who opens a form sees what is stored, and an
 * old thought is not sent by oversight. While the offer stands, newer changes are added to it.
 *
 * @param fields names of fields whose values are texts or lists of them
 */
export function useFormDraft(slot: DraftSlot, fields: readonly string[]) {
  const { getValues, setValue, setFocus } = useFormContext<Values>();
  const valuesNow = useCallback(
    () => keep(getValues(), (name) => fields.includes(name)),
    [getValues, fields],
  );
  const [initial] = useState(valuesNow);
  const base = textOf(initial);
  const [offer, setOffer] = useState(() => offerOf(slot.read(), initial));
  const standing = useRef(offer);

  const save = useCallback(() => {
    const changed = changesIn(valuesNow(), initial);
    const values = { ...standing.current?.values, ...changed };
    const isNew = Object.keys(changed).length > 0;
    slot.write(isNew ? { savedAt: Date.now(), base, values } : standing.current);
  }, [valuesNow, initial, base, slot]);

  useSaveAfterChange(save, fields);

  const settle = (restored: Values) => {
    standing.current = null;
    setOffer(null);
    for (const [name, value] of Object.entries(restored))
      setValue(name, value, { shouldDirty: true });
    save();
    if (fields[0]) setFocus(fields[0]);
  };

  return {
    offer,
    /** Whether what the form edits has changed since the draft was written. */
    isOutdated: offer !== null && offer.base !== base,
    restore: () => settle(offer?.values ?? {}),
    discard: () => settle({}),
  };
}
