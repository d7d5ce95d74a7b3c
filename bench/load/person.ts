import { Agent } from 'node:http';
import { buildPostForm, toFields } from '../../__tests__/helpers/postForm';
import type { Field } from '../../__tests__/helpers/postForm';
import { multipart } from '../../__tests__/helpers/server/images';
import type { Draw } from '../draw';
import { get, send, sendJson, signed } from '../http';
import type { Request } from '../http';
import type { SeededPost } from '../posts/corpus';
import { MARK, valueOf } from './ledger';
import type { Entity, Ledger, Noun } from './ledger';

/** Response times in milliseconds by kind of request, and all failures. */
export interface Tally {
  times: Map<string, number[]>;
  errors: string[];
}

export interface Scene {
  origin: string;
  tally: Tally;
  ledger: Ledger;
  /** A typical photograph, and one at a phone's full size. */
  photos: { usual: Buffer; large: Buffer };
  texts: Iterator<SeededPost, never>;
  seeded: number;
  people: number;
  role: number;
}

export interface Account {
  email: string;
  password: string;
}

const LARGE = 0.05;
const ICON = '/build/icons/category-one.svg';

async function form(method: 'POST' | 'PUT', path: string, fields: Field[]): Promise<Request> {
  const { payload, headers } = await multipart(...fields);
  return { method, path, headers, body: payload };
}

export const entityIn = (body: Buffer) => (JSON.parse(String(body)) as { data: Entity }).data;

/** A signed-in user with a separate browser. Only this user edits and deletes their entities. */
export class Person {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  private token = '';
  private readonly own = new Map<Noun, number[]>();
  private writes = 0;

  constructor(
    private readonly account: Account,
    readonly draw: Draw,
    private readonly scene: Scene,
    private readonly number: number,
  ) {}

  private exchange(request: Request) {
    // The header that a proxy would send, because the server throttles by address.
    const headers = { ...request.headers, 'x-forwarded-for': `198.51.100.${this.number + 1}` };
    const whole = { ...request, headers };
    return send(this.agent, this.scene.origin, this.token ? signed(whole, this.token) : whole);
  }

  /**
   * Sends a request and records its time.
   *
   * @returns the body, or null after an unexpected status
   */
  async send(kind: string, expected: number, request: Request): Promise<Buffer | null> {
    const { times, errors } = this.scene.tally;
    const begin = performance.now();
    const answer = await this.exchange(request).catch(String);
    times.set(kind, [...(times.get(kind) ?? []), performance.now() - begin]);
    const status = typeof answer === 'string' ? answer : answer.status;
    if (typeof answer !== 'string' && status === expected) return answer.body;
    errors.push(`${request.method} ${request.path}: ${status}`);
    return null;
  }

  /**
   * Reads JSON without recording the request.
   *
   * @throws Error after a failure
   */
  async ask(path: string): Promise<unknown> {
    const { status, body } = await this.exchange(get(path));
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    return JSON.parse(String(body));
  }

  ownOf(noun: Noun): number | undefined {
    const ids = this.own.get(noun) ?? [];
    return ids[this.draw.between(0, ids.length - 1)];
  }

  /** A seeded post that only this user reads, edits and deletes; undefined if it is deleted. */
  seededPost(): number | undefined {
    const { seeded, people, ledger } = this.scene;
    const id = 1 + this.number + people * this.draw.between(0, Math.floor(seeded / people) - 1);
    return ledger.books.posts.gone.has(id) ? undefined : id;
  }

  async login(): Promise<void> {
    const body = await this.send('login', 200, sendJson('POST', '/api/login', this.account));
    if (body) this.token = (JSON.parse(String(body)) as { token: string }).token;
  }

  async logout(): Promise<void> {
    if (await this.send('logout', 204, sendJson('POST', '/api/logout', {}))) await this.login();
  }

  async read(kind: string, path: string): Promise<void> {
    await this.send(kind, 200, { ...get(path), headers: { 'accept-encoding': 'br' } });
  }

  /** Reads a post and compares its title with the last acknowledged write. */
  async readPost(id: number): Promise<void> {
    const path = `/api/posts/${id}`;
    const body = await this.send('post detail', 200, get(path));
    const written = this.scene.ledger.books.posts.live.get(id);
    if (!body || written === undefined || entityIn(body).title === written) return;
    this.scene.tally.errors.push(`${path} is not what was written last`);
  }

  private requestFor(noun: Noun, value: string, id: number | undefined, withCover: boolean) {
    const method = id === undefined ? 'POST' : 'PUT';
    const path = `/api/${noun}${id === undefined ? '' : `/${id}`}`;
    const { photos, texts, role } = this.scene;
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
        return sendJson(method, path, { name: value, email, role_id: role, ...secrets });
    }
  }

  /** Creates an entity, or edits the one with an id, and notes the acknowledged write. */
  async write(noun: Noun, id?: number, withCover = id === undefined): Promise<void> {
    this.writes += 1;
    const value = `${MARK} ${this.number}-${this.writes}`;
    const [kind, expected] = id === undefined ? ['create', 201] : ['edit', 200];
    const request = await this.requestFor(noun, value, id, withCover);
    const body = await this.send(`${noun}: ${kind}`, Number(expected), request);
    if (!body) return;
    const entity = entityIn(body);
    const book = this.scene.ledger.books[noun];
    book.live.set(entity.id, noun === 'sliders' ? valueOf(entity) : value);
    if (id === undefined) {
      book.created += 1;
      this.own.set(noun, [...(this.own.get(noun) ?? []), entity.id]);
    } else {
      book.edited += 1;
    }
    if (entity.cover_image) await this.read('photograph', entity.cover_image.url);
  }

  async remove(noun: Noun, id: number): Promise<void> {
    const request: Request = { method: 'DELETE', path: `/api/${noun}/${id}`, headers: {} };
    if (!(await this.send(`${noun}: delete`, 204, request))) return;
    const book = this.scene.ledger.books[noun];
    book.live.delete(id);
    book.gone.add(id);
    const others = (this.own.get(noun) ?? []).filter((one) => one !== id);
    this.own.set(noun, others);
  }
}
