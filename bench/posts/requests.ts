/** A request with the most processor time in milliseconds that it may take. */
export interface MeasuredRequest {
  name: string;
  path: string;
  budget: number;
}

const PLAIN_BUDGET_MS = 5;
const SHORT_BUDGET_MS = 150;
const BUDGET_MS = 30;

const SHORT = ['e', 'x', 'th', 'uk', 'က', 'ဥ', 'ရေ', 'ရည'];
const LONGER = [
  ...['the', 'jet', 'water', 'antivenom', 'xylophone', 'the water', 'heavy rain', 'zaw htun'],
  ...['သည်', 'ဆား', 'မိုးလေဝသ', 'ငလျင်', 'မြွေဆိပ်ဖြေဆေး', 'ပြည်သူများကို', 'ထွန်းထက်ရီ'],
];
/** One of the years of the seeded posts. */
const YEAR = { start_date: '2018-01-01', end_date: '2018-12-31' };

function searchFor(query: string, more: Readonly<Record<string, string>> = {}): string {
  return `/api/posts/filter?${new URLSearchParams({ query, ...more }).toString()}`;
}

/** The requests for a server with so many posts. */
export function requestsFor(posts: number): MeasuredRequest[] {
  const plain = (name: string, path: string) => ({ name, path, budget: PLAIN_BUDGET_MS });
  const search = (budget: number) => (text: string) => ({
    name: `"${text}"`,
    path: searchFor(text),
    budget,
  });
  return [
    plain('first page', '/api/posts'),
    plain('page in the middle', `/api/posts?page=${posts / 20}`),
    plain('a year', searchFor('', YEAR)),
    ...SHORT.map(search(SHORT_BUDGET_MS)),
    ...LONGER.map(search(BUDGET_MS)),
    { name: '"the" in a year', path: searchFor('the', YEAR), budget: BUDGET_MS },
    { name: '"the", page 2,000', path: searchFor('the', { page: '2000' }), budget: BUDGET_MS },
  ];
}
