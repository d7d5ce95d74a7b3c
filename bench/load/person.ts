import { form, json } from './client';
import type { LoadResponse, Client, Payload, LoadRequest } from './client';
import { imagesValue, MARK } from './ledger';
import type { Ledger, Noun } from './ledger';
import type { Photos } from './photos';
import type { SeededPost } from '../posts/corpus';
import type { Draw } from '../posts/draw';

/** What all users share. */
export interface Scene {
  ledger: Ledger;
  photos: Photos;
  /** The texts of the posts that are written. */
  texts: Iterator<SeededPost, never>;
  seeded: number;
  people: number;
  editorRole: number;
}

interface Entity {
  id: number;
  cover_image?: { url: string } | null;
  images?: { id: number }[];
}

export interface Account {
  email: string;
  password: string;
  isAdmin: boolean;
}

const entityIn = ({ body }: LoadResponse) => (JSON.parse(String(body)) as { data: Entity }).data;

/** A signed-in user. Only they edit and delete what they created. */
export class Person {
  private readonly own = new Map<Noun, number[]>();
  private writes = 0;
  /** Path of the photograph that they uploaded last. */
  photoPath = '';

  constructor(
    readonly client: Client,
    readonly account: Account,
    readonly draw: Draw,
    readonly scene: Scene,
    private readonly number: number,
  ) {}

  /** A value unique to this write. */
  value(): string {
    this.writes += 1;
    return `${MARK} ${this.number}-${this.writes}`;
  }

  /** The id of an entity that they created, or null. */
  ownOf(noun: Noun): number | null {
    const ids = this.own.get(noun) ?? [];
    return ids[this.draw.between(0, ids.length - 1)] ?? null;
  }

  /** One of the seeded posts that are theirs to read, edit and delete. */
  seededPost(): number {
    const { seeded, people } = this.scene;
    return 1 + this.number + people * this.draw.between(0, Math.floor(seeded / people) - 1);
  }

  async get(kind: string, path: string): Promise<void> {
    await this.client.send({ kind, method: 'GET', path, expected: 200, accepts: 'br' });
  }

  /** Reads an entity and compares a field with the last acknowledged write. */
  async check(kind: string, noun: Noun, id: number, field: string): Promise<void> {
    const path = `/api/${noun}/${id}`;
    const response = await this.client.send({ kind, method: 'GET', path, expected: 200 });
    const written = this.scene.ledger.valueOf(noun, id);
    if (!response || written === undefined) return;
    const { data } = JSON.parse(String(response.body)) as { data: { [name: string]: unknown } };
    if (data[field] !== written) this.client.fail(`${path} is not what was written last`);
  }

  async login(): Promise<boolean> {
    const { email, password } = this.account;
    const request = { kind: 'login', method: 'POST', path: '/api/login', expected: 200 } as const;
    const response = await this.client.send({ ...request, payload: json({ email, password }) });
    if (response)
      this.client.token = (JSON.parse(String(response.body)) as { token: string }).token;
    return response !== null;
  }

  async create(kind: string, noun: Noun, payload: Payload, value?: string): Promise<void> {
    const request: LoadRequest = {
      kind,
      method: 'POST',
      path: `/api/${noun}`,
      expected: 201,
      payload,
    };
    const response = await this.client.send(request);
    if (!response) return;
    const { id, images, cover_image } = entityIn(response);
    this.scene.ledger.created(noun, id, value ?? imagesValue(images));
    this.own.set(noun, [...(this.own.get(noun) ?? []), id]);
    this.photoPath = cover_image?.url ?? this.photoPath;
  }

  async edit(kind: string, noun: Noun, id: number, payload: Payload, value?: string) {
    const request: LoadRequest = {
      kind,
      method: 'PUT',
      path: `/api/${noun}/${id}`,
      expected: 200,
      payload,
    };
    const response = await this.client.send(request);
    if (!response) return;
    this.scene.ledger.edited(noun, id, value ?? imagesValue(entityIn(response).images));
    // Its photograph may have been replaced.
    if (noun === 'posts') this.photoPath = '';
  }

  async remove(kind: string, noun: Noun, id: number): Promise<void> {
    const path = `/api/${noun}/${id}`;
    const response = await this.client.send({ kind, method: 'DELETE', path, expected: 204 });
    if (!response) return;
    this.scene.ledger.deleted(noun, id);
    this.own.set(
      noun,
      (this.own.get(noun) ?? []).filter((one) => one !== id),
    );
    if (noun === 'posts') this.photoPath = '';
  }

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
