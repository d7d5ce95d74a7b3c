import { get } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { entriesOf } from './fieldTable';
import type { FieldTable } from './fieldTable';
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
export class Attempts<T extends FieldValues = FieldValues> {
  private readonly secrets: string[];
  open: Attempt | null = null;
  isSecret = false;

  /**
   * @param initial the values with which the form was opened
   * @param fields the fields of a form that names them
   */
  constructor(
    private readonly initial: unknown,
    fields?: FieldTable<T>,
  ) {
    this.secrets = entriesOf(fields).flatMap(([path, note]) => (note === 'secret' ? path : []));
  }

  begin(values: T): string {
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
