import { readListAddress, writeListAddress } from '../../../src/client/shared/lists/listsSlice';
import type { ListFilter, ListState } from '../../../src/client/shared/api/readPage';

const read = (address: string) => readListAddress(new URLSearchParams(address));

const FILTER = { query: '', start_date: '', end_date: '' };
const filtered = (filter: Partial<ListFilter>, page = 1): ListState => ({
  status: 'filtered',
  page,
  filter: { ...FILTER, ...filter },
});

/** A state of a list and its address. */
const TABLE: [ListState, string][] = [
  [{ status: 'plain', page: 1 }, ''],
  [{ status: 'plain', page: 3 }, 'page=3'],
  [filtered({ query: 'rain' }), 'query=rain'],
  [filtered({ query: 'rain' }, 2), 'page=2&query=rain'],
  [filtered({ start_date: '2026-06-01' }), 'start_date=2026-06-01'],
  [filtered({ zawgyi: 'true' }), 'zawgyi=true'],
  [filtered({ end_date: '2024-02-29' }, 7), 'page=7&end_date=2024-02-29'],
  [
    filtered({ query: 'a&b=c?#% +', start_date: '2026-06-01', end_date: '2026-06-30' }),
    'query=a%26b%3Dc%3F%23%25+%2B&start_date=2026-06-01&end_date=2026-06-30',
  ],
];

/** Odd addresses, and the lists that they open. */
const ODD: [string, ListState][] = [
  ['page=0', { status: 'plain', page: 1 }],
  ['page=-2', { status: 'plain', page: 1 }],
  ['page=2.5', { status: 'plain', page: 1 }],
  ['page=1e3', { status: 'plain', page: 1 }],
  ['page=0x10', { status: 'plain', page: 1 }],
  ['page=', { status: 'plain', page: 1 }],
  ['page=last', { status: 'plain', page: 1 }],
  ['page=99999999999999999999', { status: 'plain', page: 1 }],
  ['page=2&page=3', { status: 'plain', page: 2 }],
  ['query=', { status: 'plain', page: 1 }],
  ['zawgyi=1', { status: 'plain', page: 1 }],
  ['query=%20%E2%80%8B&page=2', { status: 'plain', page: 2 }],
  ['query=%20rain%20', filtered({ query: 'rain' })],
  ['start_date=yesterday', { status: 'plain', page: 1 }],
  ['start_date=2026-02-31&query=rain', filtered({ query: 'rain' })],
  ['end_date=05-06-2026', { status: 'plain', page: 1 }],
  ['end_date=2026-6-5', { status: 'plain', page: 1 }],
  ['end_date=2026', { status: 'plain', page: 1 }],
  ['end_date=2026-06-05T10:00', { status: 'plain', page: 1 }],
  ['sort=name&page=2', { status: 'plain', page: 2 }],
];

it.each(TABLE)('of %j is %j, and the other way round', (list, address) => {
  expect(writeListAddress(list)).toBe(address);
  expect(read(address)).toEqual(list);
});

it.each(ODD)('reads the odd %j as %j', (address, list) => expect(read(address)).toEqual(list));
