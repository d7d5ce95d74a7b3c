import { get } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { entriesOf } from './fieldTable';
import type { FieldTable } from './fieldTable';
import { differ, fingerprint } from './fingerprint';

/** A submission whose outcome is not known. */
export interface Attempt {
  /** Its `Idempotency-Key`. */
  key: string;
  /** The fingerprint of the values that were sent. */
  values: string;
}

/** 128 random bits. `randomUUID` would need HTTPS. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The keys of a form. An attempt whose outcome is unknown is repeated under its key, with the same values. */
export class Attempts<T extends FieldValues = FieldValues> {
  private readonly secrets: string[];
  /** The one under way, or the last if nobody knows its outcome. */
  open: Attempt | null = null;
  /** Whether it contains a password, so that no draft may keep it. */
  isSecret = false;

  /**
   * @param initial the values with which the form was opened
   * @param fields of its draft, if it has one
   */
  constructor(
    private readonly initial: unknown,
    fields?: FieldTable<T>,
  ) {
    this.secrets = fields
      ? entriesOf(fields).flatMap(([path, field]) => (field === 'secret' ? path : []))
      : [];
  }

  /** @returns the key of a submission of these values */
  begin(values: T): string {
    const sent = fingerprint(values);
    this.isSecret = this.secrets.some((path) => differ(get(values, path), get(this.initial, path)));
    if (this.open?.values !== sent) this.open = { key: newKey(), values: sent };
    return this.open.key;
  }

  /** The server has saved it, or certainly not. */
  end(): void {
    this.open = null;
  }
}
