/** Ids are numbers here and may be strings on another server (readings 123). */
export type Id = number | string;

/** Whether two ids name the same thing. */
export function isSameId(a: Id, b: Id): boolean {
  return String(a) === String(b);
}
