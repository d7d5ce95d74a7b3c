import { postCreateSchema, postEditSchema } from '../../src/contract/post';
import { TAG_NAMES } from '../../src/demo/tags';
import { DEMO_POSTS } from '../../src/demo/posts/posts';
import { cleanDescription } from '../../src/server/html/cleanDescription';

const BURMESE = /[\u1000-\u109F]/;
const ENGLISH = /[a-z]{2,} [a-z]{2,} [a-z]{2,}/i;

const textOf = ({ title, description }: (typeof DEMO_POSTS)[number]) =>
  `${title} ${description.replace(/<[^>]*>/g, ' ')}`;

describe('the posts of the demo', () => {
  it('are sixty, each with a title and a description of its own', () => {
    expect(DEMO_POSTS).toHaveLength(60);
    expect(new Set(DEMO_POSTS.map(({ title }) => title)).size).toBe(60);
    expect(new Set(DEMO_POSTS.map(({ description }) => description)).size).toBe(60);
  });

  it('are about half in Burmese, half in English, and some in both', () => {
    const texts = DEMO_POSTS.map(textOf);
    const [burmese, english] = [BURMESE, ENGLISH].map((script) => {
      return texts.filter((text) => script.test(text)).length;
    });
    expect(burmese).toBeGreaterThanOrEqual(30);
    expect(english).toBeGreaterThanOrEqual(30);
    expect(Number(burmese) + Number(english)).toBeGreaterThan(60);
  });

  it('are of both types and use every tag', () => {
    expect(new Set(DEMO_POSTS.map(({ type }) => type))).toEqual(new Set(['post', 'knowledge']));
    expect(new Set(DEMO_POSTS.flatMap(({ tags }) => [...tags]))).toEqual(new Set(TAG_NAMES));
  });

  it('leave one without a cover, as an edit can', () => {
    expect(DEMO_POSTS.filter(({ cover }) => cover === null)).toHaveLength(1);
  });

  it.each(DEMO_POSTS.map((post) => [post.title, post] as const))(
    'hold what the form accepts and the server keeps: %s',
    async (_title, post) => {
      const { title, type, description, cover } = post;
      const schema = cover === null ? postEditSchema : postCreateSchema;
      const file = { name: 'cover.jpg', size: 1 };
      const form = {
        title,
        type,
        description,
        category_id: '1',
        tags: [...post.tags],
        backdate: '',
      };

      await expect(schema.validate({ ...form, cover_image: cover && file })).resolves.toBeTruthy();
      expect(cleanDescription(description)).toBe(description);
    },
  );

  it.each(
    DEMO_POSTS.filter((post) => BURMESE.test(textOf(post))).map((post) => [post.title, post]),
  )('spell Burmese in Unicode order: %s', (_title, post) => {
    const text = textOf(post);
    expect(text).toBe(text.normalize('NFC'));
    expect(text).not.toMatch(/[\u200B-\u200D\uFEFF]/);
    // The letter wa for the digit zero, and a zero for the letter.
    expect(text).not.toMatch(/[\u1040-\u1049]\u101D|\u101D[\u1040-\u1049]|\u1040[\u102B-\u103E]/);
    // Vowels and medials in an order other than the standard's.
    expect(text).not.toMatch(/\u102F[\u102D\u102E]|\u1036[\u102F\u1030]|\u1038[\u1037\u103A]/);
    expect(text).not.toMatch(/\u103D[\u103B\u103C]|\u103E[\u103B-\u103D]|\u1031[\u103B-\u103E]/);
  });
});
