/** A request with the budget of its median in milliseconds. */
export interface MeasuredRequest {
  name: string;
  path: string;
  budget: number;
}

const BUDGET_MS = 20;
/** For terms in most posts, and for several words. */
const LOOSE_BUDGET_MS = 60;

/** Search terms by their length. */
const WORDS = {
  'English, 1': { budget: LOOSE_BUDGET_MS, words: ['e', 'x'] },
  'English, 2': { budget: LOOSE_BUDGET_MS, words: ['th', 'uk'] },
  'English, 3': { budget: BUDGET_MS, words: ['the', 'ice', 'jet'] },
  'English, more': { budget: BUDGET_MS, words: ['water', 'flood', 'antivenom', 'xylophone'] },
  'English, phrase': { budget: LOOSE_BUDGET_MS, words: ['the water', 'heavy rain', 'zaw htun'] },
  'Burmese, 1': { budget: LOOSE_BUDGET_MS, words: ['က', 'ဥ'] },
  'Burmese, 2': { budget: LOOSE_BUDGET_MS, words: ['ရေ', 'ဘူ', 'ရည'] },
  'Burmese, 3': { budget: BUDGET_MS, words: ['သည်', 'ဆယ်', 'ဆား'] },
  'Burmese, more': { budget: BUDGET_MS, words: ['မိုးလေဝသ', 'ငလျင်', 'မြွေဆိပ်ဖြေဆေး', 'သစ်ခွပန်း'] },
  'Burmese, phrase': { budget: LOOSE_BUDGET_MS, words: ['ပြည်သူများကို', 'ထွန်းထက်ရီ'] },
};
/** One of the at most eight years of the seeded posts. */
const YEAR = { start_date: '2018-01-01', end_date: '2018-12-31' };
const PAGE_SIZE = { plain: 10, filter: 5 };

function filterPath(query: string, page: number, days = { start_date: '', end_date: '' }): string {
  const parameters = { page: String(page), per_page: String(PAGE_SIZE.filter), query, ...days };
  return `/api/posts/filter?${new URLSearchParams(parameters).toString()}`;
}

/** The requests for a server with so many posts. Deep pages are in the middle of the list. */
export function requestsFor(posts: number): MeasuredRequest[] {
  const middle = (perPage: number) => Math.ceil(posts / perPage / 2);
  const plain = (page: number) => `/api/posts?page=${page}`;
  const requests: MeasuredRequest[] = [
    { name: 'detail', path: `/api/posts/${posts / 2}`, budget: BUDGET_MS },
    { name: 'plain, first page', path: plain(1), budget: BUDGET_MS },
    { name: 'plain, middle page', path: plain(middle(PAGE_SIZE.plain)), budget: BUDGET_MS },
    { name: 'a year, first page', path: filterPath('', 1, YEAR), budget: BUDGET_MS },
  ];
  for (const [group, { budget, words }] of Object.entries(WORDS)) {
    for (const word of words) {
      requests.push({ name: `${group}: ${word}`, path: filterPath(word, 1), budget });
    }
    const [common = ''] = words;
    const deep = filterPath(common, Math.ceil(middle(PAGE_SIZE.filter) / 2));
    requests.push({ name: `${group}: ${common}, deep page`, path: deep, budget });
    const inYear = filterPath(common, 1, YEAR);
    requests.push({ name: `${group}: ${common}, a year`, path: inYear, budget });
  }
  return requests;
}
