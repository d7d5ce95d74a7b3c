import type { CharacterMetadata, ContentBlock } from 'draft-js';

type CharacterList = ReturnType<ContentBlock['getCharacterList']>;

/** Of the paragraph that was worked on last. Of all that can be undone, they would take too much memory. */
let latest: { list: CharacterList; characters: readonly CharacterMetadata[] } | undefined;

export function rememberCharacters(
  list: CharacterList,
  characters: readonly CharacterMetadata[],
): void {
  latest = { list, characters };
}

/** The formats of a block's characters as an array, which a list of draft-js takes long to become. */
export function charactersOf(block: ContentBlock): readonly CharacterMetadata[] {
  const list = block.getCharacterList();
  if (latest?.list === list) return latest.characters;
  const characters = list.toArray();
  rememberCharacters(list, characters);
  return characters;
}
