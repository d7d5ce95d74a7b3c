import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Draft, DraftSlot } from './draftSlot';

type Values = Record<string, unknown>;

/** Debounce, so that saving does not slow down typing. */
const PAUSE_MS = 500;

const jsonOf = (value: unknown) => JSON.stringify(value) ?? '';
const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

function pick(values: Values, isWanted: (name: string, value: unknown) => boolean): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => isWanted(name, value)),
  );
}

/** The values that differ from the initial ones; unknown fields and other types are left out. */
function changesIn(values: Values, initial: Values): Values {
  return pick(
    values,
    (name, value) =>
      kindOf(value) === kindOf(initial[name]) && jsonOf(value) !== jsonOf(initial[name]),
  );
}

function offerOf(draft: Draft | null, initial: Values): Draft | null {
  const values = changesIn(draft?.values ?? {}, initial);
  return draft && Object.keys(values).length > 0 ? { ...draft, values } : null;
}

/** Runs a task once it has not been called for a while; `flush` runs a pending one at once. */
function debounce(task: () => void) {
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

/** Saves shortly after each change, and at once when the page or the form is left. */
function useSaveAfterChange(save: () => void, fields: readonly string[]) {
  const { subscribe } = useFormContext();
  useEffect(() => {
    const { call, flush } = debounce(save);
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
 * Keeps the surrounding form's changes until they are saved, and offers those of an earlier visit. It
 * never fills in the form by itself, so that nobody sends old changes by oversight. While the offer
 * is open, newer changes are merged into it.
 *
 * @param fields names of fields whose values are strings or lists of them
 */
export function useFormDraft(slot: DraftSlot, fields: readonly string[]) {
  const { getValues, setValue, setFocus } = useFormContext<Values>();
  const currentValues = useCallback(
    () => pick(getValues(), (name) => fields.includes(name)),
    [getValues, fields],
  );
  const [initial] = useState(currentValues);
  const base = jsonOf(initial);
  const [offer, setOffer] = useState(() => offerOf(slot.read(), initial));
  const pendingOffer = useRef(offer);

  const save = useCallback(() => {
    const changed = changesIn(currentValues(), initial);
    const values = { ...pendingOffer.current?.values, ...changed };
    const isNew = Object.keys(changed).length > 0;
    slot.write(isNew ? { savedAt: Date.now(), base, values } : pendingOffer.current);
  }, [currentValues, initial, base, slot]);

  useSaveAfterChange(save, fields);

  const settle = (restored: Values) => {
    pendingOffer.current = null;
    setOffer(null);
    for (const [name, value] of Object.entries(restored))
      setValue(name, value, { shouldDirty: true });
    save();
    if (fields[0]) setFocus(fields[0]);
  };

  return {
    offer,
    /** Whether the edited entity has changed since the draft was written. */
    isOutdated: offer !== null && offer.base !== base,
    restore: () => settle(offer?.values ?? {}),
    discard: () => settle({}),
  };
}
