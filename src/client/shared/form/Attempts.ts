import { differ, fingerprint } from '../leaving/useUnsaved';
import type { Attempt, Values } from './drafts/draft';

/** 128 random bits. `randomUUID` would need HTTPS. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The submissions of a form. One whose outcome is unknown is repeated under its key, with the same values. */
export class Attempts {
  /** The one under way, or the last if nobody knows its outcome. */
  private open: Attempt | null = null;
  private isSecret = false;

  /**
   * @param initial the values with which the form was opened
   * @param kept the paths of the fields that its draft keeps
   */
  constructor(
    private readonly initial: Values,
    private readonly kept: readonly string[],
  ) {}

  private hasSecret(values: Values): boolean {
    const kept = this.kept.map((path) => path.split('.')[0]);
    return Object.entries(values).some(
      ([field, value]) => !kept.includes(field) && differ(value, this.initial[field]),
    );
  }

  /** @returns the `Idempotency-Key` of a submission of these values */
  begin(values: Values): string {
    const sent = fingerprint(values);
    this.isSecret = this.hasSecret(values);
    if (this.open?.values !== sent) this.open = { key: newKey(), values: sent };
    return this.open.key;
  }

  /** What a draft keeps of it; nothing where passwords and the like were sent. */
  toKeep(): Attempt | null {
    return this.isSecret ? null : this.open;
  }

  /** Takes up the one of a draft. */
  restore(attempt: Attempt | null): void {
    this.open = attempt;
  }

  /** @param isKnown whether the server has saved it or certainly not */
  end(isKnown: boolean): void {
    if (isKnown) this.open = null;
  }
}
