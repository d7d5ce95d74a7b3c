import { setTimeout as wait } from 'node:timers/promises';
import { DESCRIPTION_MAX_BYTES, MAX_LENGTH } from '../../src/contract/lengths';
import { form, json } from './client';
import type { Client, Payload, LoadRequest } from './client';
import type { Photos } from './photos';
import type { Watch } from './server';
import { Draw } from '../posts/draw';

export interface Worst {
  request: string;
  /** Response time in milliseconds. */
  took: number;
  /** The longest event loop delay meanwhile, in milliseconds. */
  block: number;
}

/** Separates the samples before and after the request. */
const SETTLE_MS = 50;

/** Bytes of the longest text that a description may have, in one paragraph. */
const LONGEST = DESCRIPTION_MAX_BYTES - '<p></p>'.length;

function fill(text: string): string {
  return `<p>${text.repeat(Math.floor(LONGEST / Buffer.byteLength(text)))}</p>`;
}

/** Characters of a script so large that hardly any bigram occurs twice. */
function allDifferent(): string {
  const draw = new Draw(1);
  const letter = () => String.fromCharCode(draw.between(0x4e00, 0x9fff));
  const letters = Math.floor(LONGEST / 3);
  return `<p>${draw.several(letters, letters, letter).join('')}</p>`;
}

function postForm(description: string, photos: readonly Buffer[], tags: readonly string[] = ['1']) {
  const [cover, ...others] = photos;
  return form([
    ...Object.entries({ title: 'The worst', category_id: '1', type: 'post', description }),
    ...tags.map((tag) => ['tags[]', tag] as const),
    ...(cover ? [['cover_image', cover] as const] : []),
    ...others.map((photo) => ['description_images[]', photo] as const),
  ]);
}

const DESCRIPTIONS = {
  'a post of 1 MB, Burmese': fill('မိုးလေဝသသတိပေးချက် '),
  'a post of 1 MB, English': fill('water level '),
  'a post of 1 MB, one letter': fill('a'),
  'a post of 1 MB, no two letters alike': allDifferent(),
  'a post of 1 MB, marks on one letter': fill('\u0323\u0301'),
  'a post of 9,000 tags': '<b>'.repeat(9_000) + 'text',
  'a post of 4,900 coloured words': '<span style="color:rgb(97,189,109)">x</span>'.repeat(4_900),
  'a post of 19,000 signs': '&'.repeat(19_000),
  'a post of 1 MB and 9,000 tags': fill('မိုး ').slice(0, -30_000) + '<b>'.repeat(9_000),
};

/** Requests of maximum size, one after the other, without other load. */
export class WorstCases {
  readonly rows: Worst[] = [];
  private readonly posts: number[] = [];

  constructor(
    private readonly client: Client,
    private readonly watch: Watch,
    private readonly photos: Photos,
  ) {}

  private async measure(kind: string, asked: Omit<LoadRequest, 'kind'>) {
    await this.watch.sample();
    await wait(SETTLE_MS);
    const begin = performance.now();
    const response = await this.client.send({ kind, ...asked });
    const took = performance.now() - begin;
    await wait(SETTLE_MS);
    this.rows.push({ request: kind, took, block: (await this.watch.sample()).block });
    return response;
  }

  private async createPost(kind: string, payload: Payload): Promise<void> {
    const request = { method: 'POST', path: '/api/posts', expected: 201, payload } as const;
    const response = await this.measure(kind, request);
    if (!response) return;
    this.posts.push((JSON.parse(String(response.body)) as { data: { id: number } }).data.id);
  }

  private async writePosts(): Promise<void> {
    const { usual, large } = this.photos;
    for (const [kind, description] of Object.entries(DESCRIPTIONS)) {
      await this.createPost(kind, postForm(description, [usual]));
    }
    const many = Array.from({ length: 20 }, () => usual);
    await this.createPost('a post with 20 photographs', postForm('text', many));
    await this.createPost('a post with 12 megapixels', postForm('text', [large]));
    const tags = Array.from({ length: 1_100 }, () => '1');
    await this.createPost('a post with 1,100 tags', postForm('text', [usual], tags));
  }

  private async readPages(): Promise<void> {
    const get = (path: string) => ({ method: 'GET', path, expected: 200 }) as const;
    await this.measure('100 posts on a page', get('/api/posts?page=5&per_page=100'));
    const size = `page=1&per_page=${this.posts.length}`;
    await this.measure(`the ${this.posts.length} posts above`, get(`/api/posts?${size}`));
    await this.measure('their audit records', get(`/api/audit?${size}`));
    for (const text of ['water level '.repeat(16), 'မိုးလေဝသ'.repeat(25), 'e', 'ရေ']) {
      const query = new URLSearchParams({ query: text, per_page: '5' });
      const kind = `posts with ${text.length > 9 ? `${text.length} letters` : `"${text}"`}`;
      await this.measure(kind, get(`/api/posts/filter?${query.toString()}`));
    }
  }

  private async deletePosts(): Promise<void> {
    for (const [index, id] of this.posts.entries()) {
      const kind = Object.keys(DESCRIPTIONS)[index] ?? `post ${index}`;
      const path = `/api/posts/${id}`;
      await this.measure(`delete: ${kind}`, { method: 'DELETE', path, expected: 204 });
    }
  }

  private async sendJson(): Promise<void> {
    const marks = `a${'\u0323\u0301'.repeat(3_500)}`;
    const request = { method: 'POST', path: '/api/login', expected: 401 } as const;
    const login = { email: 'nobody@example.org', password: marks };
    await this.measure('a password of 14 kB', { ...request, payload: json(login) });
    const longest = 'မိုး '.repeat(MAX_LENGTH.announcement).slice(0, MAX_LENGTH.announcement);
    const text = { text: longest, type: 'warning' };
    const announcement = { method: 'POST', path: '/api/announcements', expected: 201 } as const;
    await this.measure('the longest announcement', { ...announcement, payload: json(text) });
  }

  async run(): Promise<readonly Worst[]> {
    await this.writePosts();
    await this.readPages();
    await this.deletePosts();
    await this.sendJson();
    return this.rows;
  }
}
