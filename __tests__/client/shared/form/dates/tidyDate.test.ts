import { tidyDate } from '../../../../../src/client/shared/ui/tidyDate';
import type { DateFormat } from '../../../../../src/client/shared/ui/tidyDate';

/** The typed text, the format of the field, and the text after blur. */
const TABLE: [string, DateFormat, string][] = [
  ['', 'YYYY-MM-DD', ''],
  ['2026-06-01', 'YYYY-MM-DD', '2026-06-01'],
  [' 2026-06-01\n', 'YYYY-MM-DD', '2026-06-01'],
  ['20260601', 'YYYY-MM-DD', '2026-06-01'],
  ['2026/6/1', 'YYYY-MM-DD', '2026-06-01'],
  ['2026.06.01', 'YYYY-MM-DD', '2026-06-01'],
  ['2026 06 01', 'YYYY-MM-DD', '2026-06-01'],
  ['2026–06–01', 'YYYY-MM-DD', '2026-06-01'],
  ['၂၀၂၆-၀၆-၀၁', 'YYYY-MM-DD', '2026-06-01'],
  ['2999-01-01', 'YYYY-MM-DD', '2999-01-01'],
  ['2026-02-31', 'YYYY-MM-DD', '2026-02-31'],
  ['01-06-2026', 'YYYY-MM-DD', '01-06-2026'],
  ['26-06-01', 'YYYY-MM-DD', '26-06-01'],
  ['2026-06', 'YYYY-MM-DD', '2026-06'],
  ['June 1', 'YYYY-MM-DD', 'June 1'],
  ['01062026', 'DD-MM-YYYY', '01-06-2026'],
  ['1/6/2026', 'DD-MM-YYYY', '01-06-2026'],
  ['၁.၆.၂၀၂၆', 'DD-MM-YYYY', '01-06-2026'],
  ['2026-06-01', 'DD-MM-YYYY', '2026-06-01'],
];

describe('tidyDate', () => {
  it.each(TABLE)('reads %j in a field of %s as %j', (typed, format, tidied) => {
    expect(tidyDate(typed, format)).toBe(tidied);
  });
});
