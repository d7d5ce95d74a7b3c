import type { Id } from '../../../contract/ids';

/** The text of a field as it may come; '' for what is missing or no text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether a field holds an id: a number, or a text that is not empty (readings 123). */
export const isId = (value: unknown): value is Id =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');
