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
  ['05-11-2026', 'YYYY-MM-DD', '2026-11-05'],
  ['05/11/2026', 'YYYY-MM-DD', '2026-11-05'],
  ['\u200E26-11-2026', 'YYYY-MM-DD', '2026-11-26'],
  [' (“26-11-2026”), ', 'YYYY-MM-DD', '2026-11-26'],
  ['26-11-2026။', 'YYYY-MM-DD', '2026-11-26'],
  ['２０２６年１１月２６日', 'YYYY-MM-DD', '２０２６年１１月２６日'],
  ['２０２６－１１－２６', 'YYYY-MM-DD', '2026-11-26'],
  ['26 Nov 2026', 'YYYY-MM-DD', '2026-11-26'],
  ['26th of November, 2026', 'YYYY-MM-DD', '2026-11-26'],
  ['Sept. 6, 2026', 'DD-MM-YYYY', '06-09-2026'],
  ['2026-NOV-26', 'DD-MM-YYYY', '26-11-2026'],
  ['၂၀၂၆ ခုနှစ် နိုဝင်ဘာလ ၂၆ ရက်', 'DD-MM-YYYY', '26-11-2026'],
  ['05/11/26', 'YYYY-MM-DD', '05/11/26'],
  ['26 Nov 26', 'YYYY-MM-DD', '26 Nov 26'],
  ['11/26/2026', 'YYYY-MM-DD', '11/26/2026'],
  ['26 Ma 2026', 'YYYY-MM-DD', '26 Ma 2026'],
  ['26-11-2026 10:30', 'YYYY-MM-DD', '26-11-2026 10:30'],
  ['10121912', 'YYYY-MM-DD', '1912-12-10'],
  ['31022026', 'YYYY-MM-DD', '31022026'],
  ['26-06-01', 'YYYY-MM-DD', '26-06-01'],
  ['2026-06', 'YYYY-MM-DD', '2026-06'],
  ['June 1', 'YYYY-MM-DD', 'June 1'],
  ['01062026', 'DD-MM-YYYY', '01-06-2026'],
  ['1/6/2026', 'DD-MM-YYYY', '01-06-2026'],
  ['၁.၆.၂၀၂၆', 'DD-MM-YYYY', '01-06-2026'],
  ['2026-06-01', 'DD-MM-YYYY', '01-06-2026'],
];

it.each(TABLE)('reads %j in a field of %s as %j', (typed, format, tidied) =>
  expect(tidyDate(typed, format)).toBe(tidied),
);
