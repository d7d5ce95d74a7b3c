import { buildPostForm, toFields } from '../../__tests__/helpers/postForm';
import type { Field } from '../../__tests__/helpers/postForm';
import { multipart } from '../../__tests__/helpers/server/images';
import { get, sendJson } from '../http';
import type { Request } from '../http';
import type { SeededPost } from '../posts/corpus';
import type { Draw } from '../posts/draw';
import type { Client } from './client';
import { MARK, valueOf } from './ledger';
import type { Entity, Ledger, Noun } from './ledger';

/** What all users share. */
export interface Scene {
  ledger: Ledger;
  /** A usual photograph, and one as a phone takes it. */
  photos: { usual: Buffer; large: Buffer };
  /** The texts of the posts that are written. */
  texts: Iterator<SeededPost, never>;
  seeded: number;
  people: number;
  editorRole: number;
}

export interface Account {
  email: string;
  password: string;
  isAdmin: boolean;
}

/** Share of photographs uploaded at full size. */
const LARGE = 0.05;
const ICON = '/build/icons/category-one.svg';

async function form(method: 'POST' | 'PUT', path: string, fields: Field[]): Promise<Request> {
  const { payload, headers } = await multipart(...fields);
  return { method, path, headers, body: payload };
}

const entityIn = (body: Buffer) => (JSON.parse(String(body)) as { data: Entity }).data;

/** A signed-in user. Only they edit and delete what they created. */
export class Person {
  private readonly own = new Map<Noun, number[]>();
  private writes = 0;
  /** Path of the photograph that they uploaded last. */
  photoPath: string | undefined;

  constructor(
    readonly client: Client,
    readonly account: Account,
    readonly draw: Draw,
    readonly scene: Scene,
    private readonly number: number,
  ) {}

  /** The id of an entity that they created, if there is one. */
  ownOf(noun: Noun): number | undefined {
    const ids = this.own.get(noun) ?? [];
    return ids[this.draw.between(0, ids.length - 1)];
  }

  /** One of the seeded posts that are theirs to read, edit and delete, unless they have deleted it. */
  seededPost(): number | undefined {
    const { seeded, people, ledger } = this.scene;
    const id = 1 + this.number + people * this.draw.between(0, Math.floor(seeded / people) - 1);
    return ledger.book('posts').gone.has(id) ? undefined : id;
  }

  async login(): Promise<void> {
    const { email, password } = this.account;
    const request = sendJson('POST', '/api/login', { email, password });
    const body = await this.client.send('login', 200, request);
    if (body) this.client.token = (JSON.parse(String(body)) as { token: string }).token;
  }

  async logout(): Promise<void> {
    const request = sendJson('POST', '/api/logout', {});
    if (await this.client.send('logout', 204, request)) await this.login();
  }

  async read(kind: string, path: string): Promise<void> {
    await this.client.send(kind, 200, { ...get(path), headers: { 'accept-encoding': 'br' } });
  }

  /** Reads a post and compares its title with the last acknowledged write. */
  async readPost(id: number): Promise<void> {
    const path = `/api/posts/${id}`;
    const body = await this.client.send('post detail', 200, get(path));
    const written = this.scene.ledger.book('posts').live.get(id);
    if (!body || written === undefined || entityIn(body).title === written) return;
    this.client.tally.errors.push(`${path} is not what was written last`);
  }

  /** The form of an entity with a value that no other write has. */
  private requestFor(noun: Noun, value: string, id?: number, withCover = id === undefined) {
    const method = id === undefined ? 'POST' : 'PUT';
    const path = `/api/${noun}${id === undefined ? '' : `/${id}`}`;
    const { photos, texts, editorRole } = this.scene;
    const file = this.draw.chance(LARGE) ? photos.large : photos.usual;
    const email = `${value.replace(/\W/g, '.')}@example.org`;
    const password = `password of ${value}`;
    const secrets = id === undefined && { password, password_confirmation: password };
    switch (noun) {
      case 'posts': {
        const { description, category, tags } = texts.next().value;
        const sent = {
          title: value,
          category_id: String(category + 1),
          description,
          'tags[]': tags.map((tag) => String(tag + 1)),
          cover_image: withCover ? { file } : undefined,
        };
        return form(method, path, toFields(buildPostForm(sent)));
      }
      case 'sliders':
        return form(method, path, [['images[]', { file }]]);
      case 'categories':
        return sendJson(method, path, { name: value, icon: ICON, level: 1, parent_id: null });
      case 'tags':
        return sendJson(method, path, { name: value });
      case 'users':
        return sendJson(method, path, { name: value, email, role_id: editorRole, ...secrets });
    }
  }

  /** Writes what no other write has. @returns the entity that was acknowledged, with what identifies it */
  private async write(kind: string, expected: number, noun: Noun, id?: number, cover?: boolean) {
    this.writes += 1;
    const value = `${MARK} ${this.number}-${this.writes}`;
    const request = await this.requestFor(noun, value, id, cover);
    const body = await this.client.send(kind, expected, request);
    if (!body) return null;
    const entity = entityIn(body);
    return { entity, value: noun === 'sliders' ? valueOf(entity) : value };
  }

  async create(noun: Noun): Promise<void> {
    const written = await this.write(`${noun}: create`, 201, noun);
    if (!written) return;
    const { entity, value } = written;
    const book = this.scene.ledger.book(noun);
    book.live.set(entity.id, value);
    book.created += 1;
    this.own.set(noun, [...(this.own.get(noun) ?? []), entity.id]);
    this.photoPath = entity.cover_image?.url ?? this.photoPath;
  }

  async edit(noun: Noun, id: number, cover = false): Promise<void> {
    const written = await this.write(`${noun}: edit`, 200, noun, id, cover);
    if (!written) return;
    const book = this.scene.ledger.book(noun);
    book.live.set(id, written.value);
    book.edited += 1;
    // The photograph may have been replaced.
    if (noun === 'posts') this.photoPath = undefined;
  }

  async remove(noun: Noun, id: number): Promise<void> {
    const request: Request = { method: 'DELETE', path: `/api/${noun}/${id}`, headers: {} };
    if (!(await this.client.send(`${noun}: delete`, 204, request))) return;
    const book = this.scene.ledger.book(noun);
    book.live.delete(id);
    book.gone.add(id);
    const own = this.own.get(noun) ?? [];
    this.own.set(
      noun,
      own.filter((one) => one !== id),
    );
    if (noun === 'posts') this.photoPath = undefined;
  }
}
