interface Rejected {
  path: string;
  originalValue: unknown;
}

/** A message about a setting, such as `PORT must be …, not "http".` */
export function mustBe(rule: string) {
  return ({ path, originalValue }: Rejected) =>
    `${path} must be ${rule}, not "${String(originalValue)}".`;
}
