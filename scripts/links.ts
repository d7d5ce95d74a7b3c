import { posix } from 'node:path';

/** Text files of the repository by their path from its root, with `/` between folders. */
export type Files = ReadonlyMap<string, string>;

export interface Problem {
  path: string;
  /** Counts from 1. */
  line: number;
  text: string;
}

/** The anchors that GitHub gives the headings of a Markdown file. Repeated ones get a number. */
export function headingSlugs(markdown: string): Set<string> {
  const slugs = new Set<string>();
  const prose = markdown.replace(/^```[^]*?^```/gm, '');
  for (const [, heading = ''] of prose.matchAll(/^#{1,6} +(.+?)[ #]*$/gm)) {
    const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = text.replace(/[^\p{L}\p{M}\p{N}\-_ ]/gu, '').replaceAll(' ', '-');
    let free = slug;
    for (let n = 1; slugs.has(free); n += 1) free = `${slug}-${n}`;
    slugs.add(free);
  }
  return slugs;
}

/** Why a link is broken; null if it is not. `target` is `path` or `path#heading`. */
function brokenBecause(target: string, exists: (path: string) => boolean, files: Files) {
  const [path = '', heading] = target.split('#', 2);
  if (!exists(path)) return `${path} does not exist`;
  if (heading === undefined) return null;
  const markdown = files.get(path);
  if (markdown === undefined || headingSlugs(markdown).has(heading)) return null;
  return `${path} has no heading #${heading}`;
}

const DOCS_PATH = /\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g;
const RELATIVE_LINK = /\]\((?!\w+:)([^)\s]+)\)/g;
/**
 * A path of the repository that Markdown shows as code. Paths with `<noun>` or `*` are patterns.
 */
const NAMED_PATH = /`((?:src|__tests__|docs|scripts|deploy|bench|public)\/[\w./-]*)`/g;

/** The targets of a line's links, as paths from the repository's root. */
function* linksIn(path: string, line: string): Generator<string> {
  if (!path.endsWith('.md')) {
    for (const [link] of line.matchAll(DOCS_PATH)) yield link;
    return;
  }
  for (const [, link = ''] of line.matchAll(RELATIVE_LINK)) {
    const isOwnHeading = link.startsWith('#');
    yield isOwnHeading ? path + link : posix.join(posix.dirname(path), link);
  }
  for (const [, named = ''] of line.matchAll(NAMED_PATH)) yield named;
}

/** Citations of numbered documents and bare page names, which no reader can look up. */
const CITATION = /\breadings? \d+|\bsection \d+\b/i;
const BARE_PAGE = /(?<![\w/.-])(?:server|names|readings|specification)\.md\b/;

function citationIn(path: string, line: string): string | undefined {
  const [cited] = CITATION.exec(line) ?? (path.endsWith('.md') ? null : BARE_PAGE.exec(line)) ?? [];
  return cited;
}

/**
 * Broken links, and citations of documents that are not in the repository.
 *
 * @param files the files to check; headings are looked up in those that end in `.md`
 * @param exists whether the repository has a file or folder of that path
 */
export function findProblems(files: Files, exists: (path: string) => boolean): Problem[] {
  const problems: Problem[] = [];
  for (const [path, content] of files) {
    for (const [index, text] of content.split('\n').entries()) {
      const broken = [...linksIn(path, text)].map((link) => brokenBecause(link, exists, files));
      const cited = citationIn(path, text);
      const found = [...broken, cited && `"${cited}" cites a document outside the repository`];
      for (const problem of found) {
        if (problem) problems.push({ path, line: index + 1, text: problem });
      }
    }
  }
  return problems;
}
