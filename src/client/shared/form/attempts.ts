import { get } from 'react-hook-form';
import type { Fields } from '../ui/fieldTable';
import { differ, fingerprint } from './fingerprint';

/** A submission with an unknown outcome. */
export interface Attempt {
  /** Its `Idempotency-Key`. */
  key: string;
  values: string;
}

/** 128 random bits. `randomUUID` would need HTTPS. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/**
 * The idempotency keys of a form. If an outcome is unknown, sending the same values again reuses
 * its key.
 */
export class Attempts {
  private readonly secrets: string[];
  open: Attempt | null = null;
  isSecret = false;

  /** @param initial the values with which the form was opened */
  constructor(
    private readonly initial: unknown,
    fields: Fields,
  ) {
    this.secrets = Object.entries(fields).flatMap(([path, field]) =>
      field !== 'stored' && field.isSecret ? path : [],
    );
  }

  begin(values: unknown): string {
    const sent = fingerprint(values);
    this.isSecret = this.secrets.some((path) => differ(get(values, path), get(this.initial, path)));
    if (this.open?.values !== sent) this.open = { key: newKey(), values: sent };
    return this.open.key;
  }

  /** Ends an attempt that the server has saved or has certainly not saved. */
  end(): void {
    this.open = null;
  }
}
