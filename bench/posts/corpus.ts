import categories from '../../src/demo/content/categories.json';
import tagNames from '../../src/demo/content/tags.json';
import { DEMO_POSTS, descriptionOf } from '../../src/demo/posts';
import { Draw } from '../draw';

export interface SeededPost {
  title: string;
  /** HTML as the editor writes it, with 500 to 2,000 characters of text. */
  description: string;
  category: number;
  tags: number[];
  createdAt: Date;
}

const MINUTES_BETWEEN = 45;
const FIRST_DAY = Date.parse('2018-01-01T00:00:00Z');

export const CATEGORY_NAMES = categories.flatMap(({ name, children }) => [
  ...[name, ...children.map((child) => child.name)],
]);
export const TAG_NAMES: readonly string[] = tagNames;

/** The demo's texts in one language: titles, and paragraphs and lists as HTML. */
function textsOf(isBurmese: boolean) {
  const isOfLanguage = (text: string) => isBurmese === /[က-႟]/.test(text);
  const html = DEMO_POSTS.map(descriptionOf).join('');
  const blocks = new Set(html.match(/<(p|h\d|ul|ol|blockquote|pre)\b.*?<\/\1>/gs));
  const titles = DEMO_POSTS.map(({ title }) => title);
  return { titles: titles.filter(isOfLanguage), blocks: [...blocks].filter(isOfLanguage) };
}

const LANGUAGES = [textsOf(false), textsOf(true)] as const;

/** Replaces the digits of a text with random ones, so that no two posts are alike. */
function withNumbers(draw: Draw, text: string): string {
  return text
    .replace(/\d(?![^<]*>)/g, () => String(draw.between(0, 9)))
    .replace(/[၀-၉]/g, () => String.fromCharCode(0x1040 + draw.between(0, 9)));
}

function writeDescription(draw: Draw, blocks: readonly string[]): string {
  let html = '';
  for (let left = draw.between(500, 2000); left > 0;) {
    const block = draw.byRank(blocks);
    html += withNumbers(draw, block);
    left -= block.replace(/<[^>]*>/g, '').length;
  }
  return html;
}

/** An endless sequence of posts made of the demo's texts. Every other one is Burmese. */
export function* seededPosts(from = 0): Generator<SeededPost, never> {
  for (let index = from; ; index += 1) {
    const draw = new Draw(2026 + index);
    const { titles, blocks } = LANGUAGES[index % 2 === 0 ? 0 : 1];
    const tag = () => draw.between(0, TAG_NAMES.length - 1);
    yield {
      title: withNumbers(draw, draw.byRank(titles)),
      description: writeDescription(draw, blocks),
      category: draw.between(0, CATEGORY_NAMES.length - 1),
      tags: [...new Set([tag(), tag()])],
      createdAt: new Date(FIRST_DAY + index * MINUTES_BETWEEN * 60_000),
    };
  }
}

export function takePosts(count: number, from = 0): SeededPost[] {
  const source = seededPosts(from);
  return Array.from({ length: count }, () => source.next().value);
}
