import fc from 'fast-check';
import { MAGIC_NAMES, nastyText } from './texts';

/** Numbers of JSON, also those that JavaScript cannot represent. */
const numberToken = fc.oneof(
  fc.constantFrom('0', '-0', '1e309', '-1e309', '1e-400', '9007199254740993', '2147483648', '1.5'),
  fc.integer().map(String),
  fc.constant('9'.repeat(500)),
);

/** What some parsers accept, but is not JSON. */
const brokenToken = fc.constantFrom(
  'NaN',
  'Infinity',
  'undefined',
  '0x10',
  "'x'",
  '01',
  '"\t"',
  '',
);

const scalar = fc.oneof(
  nastyText.map((text) => JSON.stringify(text)),
  numberToken,
  fc.constantFrom('true', 'false', 'null'),
);

const key = fc
  .oneof(fc.constantFrom(...MAGIC_NAMES), nastyText)
  .map((text) => JSON.stringify(text));

const { value } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }).map((items) => `[${items.join()}]`),
    fc
      .array(fc.tuple(key, tie('value')), { maxLength: 4 })
      .map((pairs) => `{${pairs.map((pair) => pair.join(':')).join()}}`),
  ),
}));

const deep = fc
  .tuple(
    fc.constantFrom(...['[]', '{"a":}', '{"__proto__":}']),
    fc.integer({ min: 50, max: 40_000 }),
  )
  .map(([pair, depth]) => pair.slice(0, -1).repeat(depth) + '1' + pair.slice(-1).repeat(depth));

/** The text of any JSON value, sometimes of none. */
export const jsonValue = fc.oneof(
  { arbitrary: value, weight: 8 },
  { arbitrary: deep, weight: 1 },
  { arbitrary: brokenToken, weight: 1 },
);

/** Replaces some fields of a valid object, and adds others. */
function damaged(valid: object) {
  const pairs = Object.entries(valid).map(([name, is]) => [name, JSON.stringify(is)] as const);
  const fields = pairs.map(([name, is]) =>
    fc
      .oneof({ arbitrary: fc.constant(is), weight: 2 }, { arbitrary: jsonValue, weight: 1 })
      .map((text) => `${JSON.stringify(name)}:${text}`),
  );
  const added = fc
    .array(fc.tuple(key, value), { maxLength: 2 })
    .map((more) => more.map((pair) => pair.join(':')));
  return fc.tuple(fc.tuple(...fields), added).map((parts) => `{${parts.flat().join()}}`);
}

/** A JSON body for a route that accepts `valid`, sometimes truncated. */
export function jsonBody(valid: object) {
  const whole = fc.oneof(
    { arbitrary: damaged(valid), weight: 4 },
    { arbitrary: jsonValue, weight: 1 },
  );
  const cut = fc.tuple(whole, fc.nat(60)).map(([text, at]) => text.slice(0, at));
  return fc.oneof({ arbitrary: whole, weight: 6 }, { arbitrary: cut, weight: 1 });
}
