import { form, json } from './client';
import type { Person } from './person';
import type { Noun } from './ledger';
import * as burmese from '../posts/burmese';
import * as english from '../posts/english';

type Step = (person: Person) => Promise<void>;

/** Share of photographs uploaded at full size. */
const LARGE = 0.05;
const ICON = '/build/icons/category-one.svg';
const FORMS = { posts: 'post', users: 'user', sliders: 'slider' } as const;

const get =
  (kind: string, path: string): Step =>
  (person) =>
    person.get(kind, path);

const photo = ({ draw, scene }: Person) =>
  draw.chance(LARGE) ? scene.photos.large : scene.photos.usual;

/** A step on an entity that the user created; without one, `make` runs instead. */
const withOwn =
  (noun: Noun, make: Step, step: (person: Person, id: number) => Promise<void>): Step =>
  (person) => {
    const id = person.ownOf(noun);
    return id === null ? make(person) : step(person, id);
  };

const filterPosts: Step = (person) => {
  const { draw } = person;
  const language = draw.chance(0.5) ? english : burmese;
  const word = draw.byRank(draw.chance(0.7) ? language.GENERAL : language.PLACES);
  const page = draw.chance(0.8) ? 1 : draw.rank(20);
  const query = new URLSearchParams({ query: word, page: String(page) });
  if (draw.chance(0.3)) query.set('end_date', '2018-03-31');
  return person.get('post filter', `/api/posts/filter?${query.toString()}`);
};

const search =
  (kind: string, path: string): Step =>
  (person) => {
    const query = new URLSearchParams({ query: person.draw.byRank(burmese.NAME_SYLLABLES) });
    return person.get(kind, `${path}?${query.toString()}`);
  };

const listPosts: Step = (person) =>
  person.get('post list', `/api/posts?page=${person.draw.rank(50)}`);

/** A step on a seeded post; once it is deleted, the list is read instead. */
const seeded =
  (step: (person: Person, id: number) => Promise<void>): Step =>
  (person) => {
    const id = person.seededPost();
    return person.scene.ledger.isGone('posts', id) ? listPosts(person) : step(person, id);
  };

const createPost: Step = (person) => {
  const title = person.value();
  const payload = person.postForm(title, photo(person));
  return person.create('post create, photo', 'posts', payload, title);
};

const editPost = (kind: string, hasCover: boolean) => (person: Person, id: number) => {
  const title = person.value();
  const payload = person.postForm(title, hasCover ? photo(person) : undefined);
  return person.edit(kind, 'posts', id, payload, title);
};

const readPost = (person: Person, id: number) => person.check('post detail', 'posts', id, 'title');

const deleteOf = (noun: keyof typeof FORMS) => (person: Person, id: number) =>
  person.remove(`${FORMS[noun]} delete`, noun, id);

const seePhoto: Step = (person) =>
  person.photoPath
    ? person.get('thumbnail', `${person.photoPath}?w=320`)
    : person.get('slider list', '/api/sliders');

const categoryPayload = (name: string) => json({ name, icon: ICON, level: 1, parent_id: null });

const createCategory: Step = (person) => {
  const name = person.value();
  return person.create('category create', 'categories', categoryPayload(name), name);
};

const editCategory = withOwn('categories', createCategory, (person, id) => {
  const name = person.value();
  return person.edit('category edit', 'categories', id, categoryPayload(name), name);
});

const createSlider: Step = (person) =>
  person.create('slider create, photo', 'sliders', form([['images[]', photo(person)]]));

const editSlider = withOwn('sliders', createSlider, (person, id) =>
  person.edit('slider edit, photo', 'sliders', id, form([['images[]', photo(person)]])),
);

const createTag: Step = (person) => {
  const name = person.value();
  return person.create('tag create', 'tags', json({ name }), name);
};

function userFields(person: Person, name: string) {
  const email = `${name.replace(/\W/g, '.')}@example.org`;
  return { name, email, role_id: person.scene.editorRole };
}

const createUser: Step = (person) => {
  const name = person.value();
  const password = `password of ${name}`;
  const passwords = { password, password_confirmation: password };
  const payload = json({ ...userFields(person, name), ...passwords });
  return person.create('user create', 'users', payload, name);
};

const editUser = withOwn('users', createUser, (person, id) => {
  const name = person.value();
  return person.edit('user edit', 'users', id, json(userFields(person, name)), name);
});

const signInAnew: Step = async (person) => {
  const request = { kind: 'logout', method: 'POST', path: '/api/logout', expected: 204 } as const;
  if (await person.client.send(request)) await person.login();
};

/** A step for administrators; other users read the list of posts. */
const asAdmin =
  (step: Step): Step =>
  (person) =>
    person.account.isAdmin ? step(person) : listPosts(person);

/** The steps by their share of a thousand. */
const STEPS: readonly (readonly [share: number, step: Step])[] = [
  [190, listPosts],
  [150, filterPosts],
  [120, seeded(readPost)],
  [60, withOwn('posts', listPosts, readPost)],
  [60, seePhoto],
  [50, get('slider list', '/api/sliders')],
  [50, get('announcement list', '/api/announcements')],
  [40, get('category list', '/api/categories')],
  [30, get('category names', '/api/posts/categories')],
  [30, search('category search', '/api/categories/search/parents')],
  [40, get('tag list', '/api/tags')],
  [30, get('user list', '/api/users')],
  [20, search('user search', '/api/users/search')],
  [20, get('role list', '/api/roles')],
  [20, asAdmin(get('audit list', '/api/audit'))],
  [12, createPost],
  [20, withOwn('posts', listPosts, editPost('post edit', false))],
  [10, seeded(editPost('post edit', false))],
  [4, withOwn('posts', listPosts, editPost('post edit, photo', true))],
  [3, withOwn('posts', listPosts, deleteOf('posts'))],
  [8, seeded(deleteOf('posts'))],
  [3, createCategory],
  [5, editCategory],
  [2, createSlider],
  [2, editSlider],
  [2, withOwn('sliders', createSlider, deleteOf('sliders'))],
  [4, createTag],
  [8, asAdmin(createUser)],
  [8, asAdmin(editUser)],
  [4, asAdmin(withOwn('users', createUser, deleteOf('users')))],
  [5, signInAnew],
];

const ALL = STEPS.reduce((sum, [share]) => sum + share, 0);

/** Runs a random step. */
export function runStep(person: Person): Promise<void> {
  let left = person.draw.between(1, ALL);
  for (const [share, step] of STEPS) {
    left -= share;
    if (left <= 0) return step(person);
  }
  return listPosts(person);
}
