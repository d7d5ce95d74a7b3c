import type { Noun } from './ledger';
import type { Person } from './person';

type Step = (person: Person) => Promise<void>;

const SEARCHED = [
  ...['မိုး', 'water', 'ရေ', 'river', 'မုန်တိုင်း', 'cyclone', 'rain', 'ငလျင်', 'Ayeyarwady', 'sea'],
  ...['မြို့နယ်', 'earthquake', 'ရန်ကုန်', 'Sittwe', 'ဧရာဝတီ', 'heat', 'Homalin', 'မြေပြို', 'sandbag'],
];

const read =
  (kind: string, path: string): Step =>
  (person) =>
    person.read(kind, path);

const listPosts: Step = (person) =>
  person.read('post list', `/api/posts?page=${person.draw.rank(50)}`);

const filterPosts: Step = (person) => {
  const { draw } = person;
  const page = draw.chance(0.8) ? 1 : draw.rank(20);
  const query = new URLSearchParams({ query: draw.byRank(SEARCHED), page: String(page) });
  if (draw.chance(0.3)) query.set('end_date', '2018-03-31');
  return person.read('post filter', `/api/posts/filter?${query.toString()}`);
};

const search =
  (kind: string, path: string): Step =>
  (person) =>
    person.read(kind, `${path}?query=${encodeURIComponent(person.draw.byRank(SEARCHED))}`);

/** A step on one of the user's seeded posts. If it is deleted, the user reads the list. */
const seeded =
  (step: (person: Person, id: number) => Promise<void>): Step =>
  (person) => {
    const id = person.seededPost();
    return id === undefined ? listPosts(person) : step(person, id);
  };

/** A step on an entity that the user created. If there is none, the user creates one. */
const withOwn =
  (noun: Noun, step: (person: Person, id: number) => Promise<void>): Step =>
  (person) => {
    const id = person.ownOf(noun);
    return id === undefined ? person.write(noun) : step(person, id);
  };

const edit = (noun: Noun) => withOwn(noun, (person, id) => person.write(noun, id));
const remove = (noun: Noun) => withOwn(noun, (person, id) => person.remove(noun, id));

/** The steps with their share in a thousand. */
const STEPS: readonly (readonly [share: number, step: Step])[] = [
  [230, listPosts],
  [150, filterPosts],
  [180, seeded((person, id) => person.readPost(id))],
  [50, read('slider list', '/api/sliders')],
  [50, read('announcement list', '/api/announcements')],
  [40, read('category list', '/api/categories')],
  [60, search('category search', '/api/categories/search/parents')],
  [40, read('tag list', '/api/tags')],
  [30, read('user list', '/api/users')],
  [20, search('user search', '/api/users/search')],
  [20, read('role list', '/api/roles')],
  [5, read('audit list', '/api/audit')],
  [12, (person) => person.write('posts')],
  [20, edit('posts')],
  [10, seeded((person, id) => person.write('posts', id))],
  [4, withOwn('posts', (person, id) => person.write('posts', id, true))],
  [3, remove('posts')],
  [8, seeded((person, id) => person.remove('posts', id))],
  [3, (person) => person.write('categories')],
  [5, edit('categories')],
  [2, (person) => person.write('sliders')],
  [2, edit('sliders')],
  [2, remove('sliders')],
  [4, (person) => person.write('tags')],
  [2, (person) => person.write('users')],
  [2, edit('users')],
  [1, remove('users')],
  [5, (person) => person.logout()],
];

const ALL = STEPS.reduce((sum, [share]) => sum + share, 0);

export function runStep(person: Person): Promise<void> {
  let left = person.draw.between(1, ALL);
  for (const [share, step] of STEPS) {
    left -= share;
    if (left <= 0) return step(person);
  }
  return listPosts(person);
}
