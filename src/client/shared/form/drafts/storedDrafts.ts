import { makeSignal } from '../../device/signal';

/**
 * The open forms whose changes are kept on this device. It is separate from the draft code so that
 * the first page does not load that.
 */
const kept = new Set<object>();
const { subscribe, notify } = makeSignal();

export const subscribeToKeptDrafts = subscribe;

export const hasKeptDraft = () => kept.size > 0;

export function noteKept(form: object, isKept: boolean): void {
  if (isKept) kept.add(form);
  else kept.delete(form);
  notify();
}
