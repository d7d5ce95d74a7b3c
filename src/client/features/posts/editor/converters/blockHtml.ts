import type { CharacterMetadata, ContentBlock, ContentState } from 'draft-js';
import { TEXT_COLORS } from '../../../../../contract/postHtml';
import { alignmentOf, CODE, COLOR_NAMES, colorStyle, STYLE_TAGS, tagOf } from './vocabulary';
import type { StyleName } from './vocabulary';
import { protectSpaces } from './spaces';

/** Some text of a block that looks the same throughout. */
interface Run {
  html: string;
  look: CharacterMetadata;
}

/** What an element round a run says: '' where there is none, else its start tag. */
interface Layer {
  tag: string;
  open: (look: CharacterMetadata, content: ContentState) => string;
}

/** Exactly as sanitize-html escapes, so that the server's cleaning changes no byte. */
export const escapeText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const escapeAttribute = (text: string) => escapeText(text).replace(/"/g, '&quot;');

function openLink(look: CharacterMetadata, content: ContentState): string {
  const key = look.getEntity();
  if (!key) return '';
  const { url } = content.getEntity(key).getData() as { url: string };
  return `<a href="${escapeAttribute(url)}">`;
}

function openColor(look: CharacterMetadata): string {
  const color = COLOR_NAMES.find((name) => look.hasStyle(colorStyle(name)));
  return color ? `<span style="color:${TEXT_COLORS[color]}">` : '';
}

/** The one order in which elements lie in each other, the outermost first. */
const LAYERS: Layer[] = [
  { tag: 'a', open: openLink },
  { tag: 'span', open: openColor },
  ...(Object.keys(STYLE_TAGS) as StyleName[]).map((style) => ({
    tag: STYLE_TAGS[style],
    open: (look: CharacterMetadata) => (look.hasStyle(style) ? `<${STYLE_TAGS[style]}>` : ''),
  })),
];

function runsOf(block: ContentBlock): Run[] {
  const isCode = block.getType() === CODE;
  const text = isCode ? block.getText() : protectSpaces(block.getText());
  const looks = block.getCharacterList().toArray();
  const runs: Run[] = [];
  let start = 0;
  looks.forEach((look, index) => {
    if (look === looks[index + 1]) return;
    const html = escapeText(text.slice(start, index + 1));
    runs.push({ html: isCode ? html : html.replace(/\n/g, '<br>'), look });
    start = index + 1;
  });
  return runs;
}

/** Puts the elements of `layers` round the runs, one round all neighbours that share it. */
function wrap(runs: Run[], content: ContentState, [layer, ...inner]: Layer[]): string {
  if (!layer) return runs.map(({ html }) => html).join('');
  const parts: string[] = [];
  for (let start = 0, end = 0; start < runs.length; start = end) {
    const opening = (index: number) => {
      const run = runs[index];
      return run && layer.open(run.look, content);
    };
    const open = opening(start) ?? '';
    for (end = start + 1; opening(end) === open;) end += 1;
    const html = wrap(runs.slice(start, end), content, inner);
    parts.push(open ? `${open}${html}</${layer.tag}>` : html);
  }
  return parts.join('');
}

/** A line break at the end of a block shows nothing, so an empty last line needs one more. */
const fillLastLine = (text: string) => (text === '' || text.endsWith('\n') ? '<br>' : '');

function openTag(block: ContentBlock): string {
  const alignment = alignmentOf(block);
  const tag = tagOf(block.getType());
  return alignment ? `<${tag} style="text-align:${alignment}">` : `<${tag}>`;
}

function write(block: ContentBlock, content: ContentState): string {
  const inside = wrap(runsOf(block), content, LAYERS);
  if (block.getType() === CODE) return inside;
  return openTag(block) + inside + fillLastLine(block.getText());
}

/** Blocks never change, they are replaced: typing makes anew the HTML of one block only. */
const known = new WeakMap<ContentBlock, string>();

/** The HTML of a block from its start tag on, without its end tag; of code the line alone. */
export function blockHtml(block: ContentBlock, content: ContentState): string {
  const before = known.get(block);
  if (before !== undefined) return before;
  const html = write(block, content);
  known.set(block, html);
  return html;
}
