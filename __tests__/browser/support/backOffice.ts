import type { AnnouncementType } from '../../../src/contract/announcementTypes';
import type { AnnouncementTemplateForm } from '../../../src/contract/announcementTemplate';
import type { AreaCode } from '../../../src/contract/areas';
import type { PermissionSlug } from '../../../src/contract/permissions';
import type { Post } from '../../../src/contract/post';
import type { LoginResponse } from '../../../src/contract/session';
import type { Slider } from '../../../src/contract/slider';
import { makePasswords } from '../../../src/server/accounts/passwords';
import { fillEmptyStore } from '../../../src/server/store/firstStart';
import { createRole } from '../../../src/server/store/roles';
import { openStore } from '../../../src/server/store/engine/store';
import type { Store } from '../../../src/server/store/engine/store';
import { createUser } from '../../../src/server/store/users';
import { appendTexts } from '../../helpers/postForm';
import type { PostForm } from '../../helpers/postForm';
import { ADMIN } from '../../helpers/server/product';
import type { Product } from '../../helpers/server/product';
import { drawPicture } from './photos';

export interface Account {
  email: string;
  password: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls the API with JSON or a form. @throws Error if the server refuses it */
async function call<T>(
  { origin }: Product,
  session: LoginResponse | null,
  [method, path, sent]: [method: Method, path: string, sent?: object],
): Promise<T> {
  const headers = new Headers(session ? { authorization: `Bearer ${session.token}` } : {});
  const isForm = sent instanceof FormData;
  if (sent && !isForm) headers.set('content-type', 'application/json');
  const body = isForm ? sent : JSON.stringify(sent);
  const answer = await fetch(`${origin}/api${path}`, { method, headers, body });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}.`);
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return (isJson ? await answer.json() : {}) as T;
}

/** Signs in without the puzzle, through the call that the puzzle guards. */
export const logIn = (product: Product, account: Account): Promise<LoginResponse> =>
  call(product, null, ['POST', '/login', account]);

/** Ends a session from outside, like an administrator or another device. */
export const revoke = (product: Product, session: LoginResponse | null) =>
  call(product, session, ['POST', '/logout']);

interface NewPost {
  title: string;
  description?: string;
  categoryId: number;
  /** The names of the tags. */
  tags?: string[];
  /** The number of description images. */
  images?: number;
}

/** What an administrator of a server reads and writes through the API. */
export class BackOffice {
  private session: Promise<LoginResponse> | undefined;

  constructor(
    private readonly product: Product,
    private readonly account: Account = ADMIN,
  ) {}

  /** The session that all calls share. */
  signIn(): Promise<LoginResponse> {
    this.session ??= logIn(this.product, this.account);
    return this.session;
  }

  private async call<T>(...sent: Parameters<typeof call>[2]): Promise<T> {
    return call(this.product, await this.signIn(), sent);
  }

  /** Creates or changes an entity. @returns its id, if the server sends it */
  async save(...sent: Parameters<typeof call>[2]): Promise<number> {
    const { data } = await this.call<{ data?: { id: number } }>(...sent);
    return Number(data?.id);
  }

  async listSliders(): Promise<Slider[]> {
    return (await this.call<{ data: Slider[] }>('GET', '/sliders')).data;
  }

  /** Replaces all sliders by one with these images, if any. */
  async putSliders(images: Buffer[]): Promise<void> {
    for (const { id } of await this.listSliders()) await this.save('DELETE', `/sliders/${id}`);
    const body = new FormData();
    for (const image of images) body.append('images[]', new Blob([new Uint8Array(image)]), 'a.jpg');
    if (images.length > 0) await this.save('POST', '/sliders', body);
  }

  makeRole(name: { en: string; mm: string }, permissions: PermissionSlug[]): Promise<number> {
    return this.save('POST', '/roles', { name, permissions });
  }

  makeUser(name: string, email: string, role_id: number): Promise<number> {
    const passwords = { password: 'monsoon-2026', password_confirmation: 'monsoon-2026' };
    return this.save('POST', '/users', { name, email, role_id, ...passwords });
  }

  /** Creates a parent, or a child of the parent with the given id. */
  makeCategory(name: string, parentId: number | null = null): Promise<number> {
    const icon = '/build/icons/category-one.svg';
    const level = parentId === null ? 1 : 2;
    return this.save('POST', '/categories', { name, icon, level, parent_id: parentId });
  }

  /** Changes the only announcement. */
  async putAnnouncement(
    text: string,
    type: AnnouncementType = 'warning',
    areas: AreaCode[] = [],
  ): Promise<void> {
    const { data } = await this.call<{ data: { id: number }[] }>('GET', '/announcements');
    if (data[0]) await this.save('PUT', `/announcements/${data[0].id}`, { text, type, areas });
    else await this.save('POST', '/announcements', { text, type, areas });
  }

  makeTemplate(template: AnnouncementTemplateForm): Promise<number> {
    return this.save('POST', '/announcement-templates', template);
  }

  /** Creates a post with a small cover, as the form sends it. */
  async makePost(fields: NewPost): Promise<number> {
    const { title, description = '<p>လေပြင်းတိုက်ခတ်နိုင်သည်။</p>', categoryId } = fields;
    const { tags = ['မိုး'], images = 0 } = fields;
    const picture = new Blob([new Uint8Array(await drawPicture())]);
    const form = new FormData();
    const tagged: PostForm = {};
    for (const [index, name] of tags.entries()) {
      // If the tag exists, this responds with it.
      tagged[`tags[${index}]`] = String(await this.save('POST', '/tags', { name }));
    }
    appendTexts(form, { title, description, category_id: String(categoryId), ...tagged });
    form.append('cover_image', picture, 'cover.jpg');
    for (let image = 0; image < images; image += 1) {
      form.append('description_images[]', picture, 'map.jpg');
    }
    return this.save('POST', '/posts', form);
  }

  async readPost(id: number): Promise<Post> {
    return (await this.call<{ data: Post }>('GET', `/posts/${id}`)).data;
  }

  /** Creates a post with exactly this description. */
  async addDescription(html: string): Promise<number> {
    const categoryId = await this.makeCategory(`Category ${crypto.randomUUID()}`);
    const id = await this.makePost({ title: 'Forecast', categoryId });
    await putDescription(this.product, id, html);
    return id;
  }
}

/** Works directly on the store of a product. */
async function inStore<T>({ dataDir }: Product, work: (store: Store) => Promise<T>): Promise<T> {
  const store = openStore({ dataDir, databaseUrl: null });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Stores HTML in a post that no route would accept, as a broken import might. */
export const putDescription = (product: Product, id: number, description: string) =>
  inStore(product, ({ db }) =>
    db.updateTable('posts').set({ description }).where('id', '=', id).execute(),
  );

/** Much cheaper than the product's own hash, which takes a fraction of a second per sign-in. */
const passwords = makePasswords(4);

/** Fills the store before the first start, as the product would, but with the cheaper hash. */
export const fillStore = (product: Product) =>
  inStore(product, async (store) => {
    await store.prepare();
    const passwordHash = await passwords.hash(ADMIN.password, null);
    await fillEmptyStore(store.db, { email: ADMIN.email, passwordHash }, new Date());
  });

let roles = 0;

/** Adds a user with a role of their own directly to the store. */
export const addUser = (product: Product, name: string, permissions: PermissionSlug[] = []) =>
  inStore(product, async ({ db }): Promise<Account> => {
    const slug = `role-${(roles += 1)}`;
    const account = { email: `${slug}@example.org`, password: 'monsoon-2026' };
    const role = { slug, name: { en: `Role ${roles}`, mm: 'အခန်းကဏ္ဍ' }, permissions };
    const roleId = await createRole(db, role, new Date());
    const passwordHash = await passwords.hash(account.password, null);
    await createUser(db, { name, email: account.email, passwordHash, roleId }, new Date());
    return account;
  });
