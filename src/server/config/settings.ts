import { number, string } from 'yup';

/** A message about a setting, such as `PORT must be …, not "http".` */
export function mustBe(rule: string) {
  return ({ path, originalValue }: { path: string; originalValue: unknown }) =>
    `${path} must be ${rule}, not "${String(originalValue)}".`;
}

export function wholeNumber(fallback: number, min: number, max: number) {
  const message = mustBe(`a whole number from ${min} to ${max}`);
  return number()
    .transform((_value, text: string) => (/^\d+$/.test(text) ? Number(text) : NaN))
    .typeError(message)
    .min(min, message)
    .max(max, message)
    .default(fallback);
}

export const secret = () => string().meta({ secret: true });
