/** Our server's ids are numbers; another back end's may be strings. */
export type Id = number | string;

/** Whether two ids name the same entity, even if one is a number and the other a string. */
export function isSameId(a: Id, b: Id): boolean {
  return String(a) === String(b);
}
