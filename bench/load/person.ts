import { form, json } from './client';
import type { Answer, Client, Payload, Sent } from './client';
import { imagesValue, MARK } from './ledger';
import type { Ledger, Noun } from './ledger';
import type { Photos } from './photos';
import type { SeededPost } from '../posts/corpus';
import type { Draw } from '../posts/draw';

/** What everybody who takes part knows. */
export interface Scene {
  ledger: Ledger;
  photos: Photos;
  /** The texts of the posts that are written. */
  texts: Iterator<SeededPost, never>;
  seeded: number;
  people: number;
  editorRole: number;
}

/** A thing as the server answers it. */
interface Thing {
  id: number;
  cover_image?: { url: string } | null;
  images?: { id: number }[];
}

export interface Account {
  email: string;
  password: string;
  isAdmin: boolean;
}

const thingIn = ({ body }: Answer) => (JSON.parse(String(body)) as { data: Thing }).data;

/** Somebody who is signed in. What he made he changes and removes himself; nobody else does. */
export class Person {
  private readonly own = new Map<Noun, number[]>();
  private writes = 0;
  /** The address of the photograph that he sent last. */
  photoPath = '';

  constructor(
    readonly client: Client,
    readonly account: Account,
    readonly draw: Draw,
    readonly scene: Scene,
    private readonly number: number,
  ) {}

  /** A value that nobody else writes. */
  value(): string {
    this.writes += 1;
    return `${MARK} ${this.number}-${this.writes}`;
  }

  /** One of the things that he made, or null. */
  ownOf(noun: Noun): number | null {
    const ids = this.own.get(noun) ?? [];
    return ids[this.draw.between(0, ids.length - 1)] ?? null;
  }

  /** One of the seeded posts that are his to look at, to change and to remove. */
  seededPost(): number {
    const { seeded, people } = this.scene;
    return 1 + this.number + people * this.draw.between(0, Math.floor(seeded / people) - 1);
  }

  async get(kind: string, path: string): Promise<void> {
    await this.client.send({ kind, method: 'GET', path, expected: 200, accepts: 'br' });
  }

  /** Reads a thing that may have been written under load, and looks whether it says so. */
  async check(kind: string, noun: Noun, id: number, field: string): Promise<void> {
    const path = `/api/${noun}/${id}`;
    const answer = await this.client.send({ kind, method: 'GET', path, expected: 200 });
    const written = this.scene.ledger.valueOf(noun, id);
    if (!answer || written === undefined) return;
    const { data } = JSON.parse(String(answer.body)) as { data: { [name: string]: unknown } };
    if (data[field] !== written) this.client.complain(`${path} is not what was written last`);
  }

  async login(): Promise<boolean> {
    const { email, password } = this.account;
    const sent = { kind: 'login', method: 'POST', path: '/api/login', expected: 200 } as const;
    const answer = await this.client.send({ ...sent, payload: json({ email, password }) });
    if (answer) this.client.token = (JSON.parse(String(answer.body)) as { token: string }).token;
    return answer !== null;
  }

  async create(kind: string, noun: Noun, payload: Payload, value?: string): Promise<void> {
    const sent: Sent = { kind, method: 'POST', path: `/api/${noun}`, expected: 201, payload };
    const answer = await this.client.send(sent);
    if (!answer) return;
    const { id, images, cover_image } = thingIn(answer);
    this.scene.ledger.created(noun, id, value ?? imagesValue(images));
    this.own.set(noun, [...(this.own.get(noun) ?? []), id]);
    this.photoPath = cover_image?.url ?? this.photoPath;
  }

  async edit(kind: string, noun: Noun, id: number, payload: Payload, value?: string) {
    const sent: Sent = { kind, method: 'PUT', path: `/api/${noun}/${id}`, expected: 200, payload };
    const answer = await this.client.send(sent);
    if (!answer) return;
    this.scene.ledger.edited(noun, id, value ?? imagesValue(thingIn(answer).images));
    // Its address may be that of a photograph that is gone by now.
    if (noun === 'posts') this.photoPath = '';
  }

  async remove(kind: string, noun: Noun, id: number): Promise<void> {
    const path = `/api/${noun}/${id}`;
    const answer = await this.client.send({ kind, method: 'DELETE', path, expected: 204 });
    if (!answer) return;
    this.scene.ledger.deleted(noun, id);
    this.own.set(
      noun,
      (this.own.get(noun) ?? []).filter((one) => one !== id),
    );
    if (noun === 'posts') this.photoPath = '';
  }

  /** The form of a post, with a cover or without. */
  postForm(title: string, cover?: Buffer): Payload {
    const { description, category, tags } = this.scene.texts.next().value;
    return form([
      ['title', title],
      ['category_id', String(category + 1)],
      ...tags.map((tag) => ['tags[]', String(tag + 1)] as const),
      ['type', 'post'],
      ['backdate', ''],
      ['description', description],
      ...(cover ? [['cover_image', cover] as const] : []),
    ]);
  }
}
