import { findProblems, headingSlugs } from '../../scripts/links';

/** What is wrong in files of these contents, as `path:line: problem`. */
function problemsIn(contents: Record<string, string>) {
  const files = new Map(Object.entries(contents));
  const exists = (path: string) => files.has(path);
  return findProblems(files, exists).map(({ path, line, text }) => `${path}:${line}: ${text}`);
}

describe('headingSlugs', () => {
  it.each([
    ['# Posts', 'posts'],
    ['## E-mail addresses', 'e-mail-addresses'],
    ["### Editing one's own role", 'editing-ones-own-role'],
    ['## The `_method` field', 'the-_method-field'],
    ['## See [decision 6](6.md)', 'see-decision-6'],
  ])('gives %j the anchor %j', (heading, slug) =>
    expect([...headingSlugs(`${heading}\n\nText.\n`)]).toEqual([slug]),
  );

  it('numbers headings that repeat', () =>
    expect([...headingSlugs('## Edit\n## Edit\n## Edit')]).toEqual(['edit', 'edit-1', 'edit-2']));

  it('passes over code', () => expect(headingSlugs('```sh\n# a comment\n```').size).toBe(0));
});

describe('findProblems', () => {
  const page = { 'docs/a.md': '# A\n\n## Limits\n' };

  it('accepts links to files and headings that exist', () => {
    const code = '// See docs/a.md and docs/a.md#limits.';
    const markdown =
      '[a](docs/a.md) [b](docs/a.md#limits) [c](#top) [d](https://example.org)\n# Top';
    expect(problemsIn({ ...page, 'src/a.ts': code, 'README.md': markdown })).toEqual([]);
  });

  it('finds a link from a comment to a missing page or heading', () => {
    const code = '\n// See docs/b.md, docs/a.md#sizes.';
    expect(problemsIn({ ...page, 'src/a.ts': code })).toEqual([
      'src/a.ts:2: docs/b.md does not exist',
      'src/a.ts:2: docs/a.md has no heading #sizes',
    ]);
  });

  it('resolves links of Markdown from its own folder', () => {
    const other = {
      'docs/b.md': '[up](../README.md) [a](a.md#limits) [gone](c/a.md) [own](#none)',
    };
    expect(problemsIn({ ...page, ...other, 'README.md': '' })).toEqual([
      'docs/b.md:1: docs/c/a.md does not exist',
      'docs/b.md:1: docs/b.md has no heading #none',
    ]);
  });

  it('finds a path named in Markdown that does not exist', () => {
    const named = 'See `docs/a.md`, `src/a.ts` and `src/<noun>.ts`.';
    expect(problemsIn({ ...page, 'README.md': named })).toEqual([
      'README.md:1: src/a.ts does not exist',
    ]);
  });

  it.each([
    ['reading', 84],
    ['readings', 84],
    ['Section', 7],
    ['server', '.md'],
  ])('refuses a citation by %j and %j', (word, rest) => {
    const cited = `${word}${typeof rest === 'number' ? ' ' : ''}${rest}`;
    expect(problemsIn({ 'src/a.ts': `/** A rule (${cited}). */` })).toEqual([
      `src/a.ts:1: "${cited}" cites a document outside the repository`,
    ]);
  });
});
