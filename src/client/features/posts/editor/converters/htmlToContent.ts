import { CharacterMetadata, ContentBlock, ContentState, genKey } from 'draft-js';
import { List, Map as ImmutableMap, OrderedSet } from 'immutable';
import { parseHtml } from '../../../../shared/text/html';
import type { ParsedBlock } from './BlockCollector';
import { ALIGNMENT, isListType, LINK } from './formats';
import type { InlineFormat } from './inlineFormat';
import { readBlocks } from './readBlocks';

/** Keeps what `make` returns for a key. */
function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? make(key);
    values.set(key, value);
    return value;
  };
}

/** The content of these blocks; one empty paragraph where there are none. */
export function blocksToContent(parsed: ParsedBlock[]): ContentState {
  let content = ContentState.createFromText('');
  const entityOf = remembered((link: NonNullable<InlineFormat['link']>) => {
    content = content.createEntity(LINK, 'MUTABLE', link);
    return content.getLastCreatedEntityKey();
  });
  const characterOf = remembered(({ styles, link }: InlineFormat) =>
    CharacterMetadata.create({
      style: OrderedSet(styles),
      ...(link && { entity: entityOf(link) }),
    }),
  );
  const blocks = parsed.map(
    ({ type, depth, alignment, text, formats }) =>
      new ContentBlock({
        key: genKey(),
        type,
        text,
        depth: isListType(type) ? depth : 0,
        characterList: List(formats.map(characterOf)),
        data: alignment ? ImmutableMap({ [ALIGNMENT]: alignment }) : ImmutableMap(),
      }),
  );
  return blocks.length > 0 ? ContentState.createFromBlockArray(blocks) : content;
}

/** Parses HTML of any origin, without running its scripts or loading its images. */
export const parseBlocks = (html: string): ParsedBlock[] => readBlocks(parseHtml(html).body);

/** A description as content of the editor. What `contentToHtml` wrote is read back without loss. */
export const htmlToContent = (html: string): ContentState => blocksToContent(parseBlocks(html));
