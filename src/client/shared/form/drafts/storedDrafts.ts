import { makeSignal } from '../../device/signal';

/**
 * The open forms whose changes are kept on this device. It is separate from the draft code so that
 * the first page does not load that.
 */
const stored = new Set<object>();
const { subscribe, notify } = makeSignal();

export const subscribeToStoredDrafts = subscribe;

export const hasStoredDraft = () => stored.size > 0;

export function noteStored(form: object, isStored: boolean): void {
  if (isStored) stored.add(form);
  else stored.delete(form);
  notify();
}
