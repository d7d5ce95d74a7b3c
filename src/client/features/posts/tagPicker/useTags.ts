import { useEffect, useMemo, useState } from 'react';
import type { Tag } from '../../../../contract/tag';
import { useCreateTagMutation, useGetTagsQuery } from '../postsApi';

function unique(tags: Tag[]): Tag[] {
  return [...new Map(tags.map((tag) => [String(tag.id), tag])).values()];
}

/** A new tag on its way; the picker and the buttons of its form ask for the same one. */
export const useTagCreation = () => useCreateTagMutation({ fixedCacheKey: 'post form' });

/**
 * The tags that can be chosen, and a way to make one more. Failures are only logged (section 8).
 *
 * @param held tags of the post that is edited, which stay choices whatever the server lists
 */
export function useTags(held: Tag[]) {
  const { data: listed, error, isLoading } = useGetTagsQuery();
  const [createTag, { isLoading: isCreating }] = useTagCreation();
  const [made, setMade] = useState<Tag[]>([]);
  const tags = useMemo(() => unique([...held, ...(listed ?? []), ...made]), [held, listed, made]);

  useEffect(() => {
    if (error) console.error('tags could not be loaded', error);
  }, [error]);

  const create = async (name: string): Promise<Tag | null> => {
    const { data, error: failure } = await createTag(name);
    if (data) setMade((all) => [...all, data]);
    else console.error('tag could not be created', failure);
    return data ?? null;
  };

  return { tags, isLoading, isCreating, create };
}
