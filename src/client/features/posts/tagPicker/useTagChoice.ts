import { useMemo, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { isSameId } from '../../../../contract/ids';
import type { Id } from '../../../../contract/ids';
import type { Tag } from '../../../../contract/tag';
import { tagKey } from '../../../../contract/tagName';
import { findTag, isTag } from './tagOptions';
import type { TagOption } from './tagOptions';
import { useTags } from './useTags';

type Values = Record<string, Id[]>;

/** A tag that no list tells of still has to be seen. */
const unknownTag = (id: Id): Tag => ({ id, name: String(id), slug: '' });

/**
 * The tags of a field whose value is a list of their ids, and what is being typed beside them. The
 * text goes only when it has become a tag: a failure leaves it where it is.
 *
 * @param held tags that the post had as the form opened
 */
export function useTagChoice(name: string, held: Tag[]) {
  const { field } = useController<Values>({ name });
  const { getValues } = useFormContext<Values>();
  const { tags, isLoading, isCreating, create } = useTags(held);
  const [typed, setTyped] = useState('');
  const ids = field.value;

  const chosen = useMemo(
    () => (ids ?? []).map((id) => tags.find((tag) => isSameId(tag.id, id)) ?? unknownTag(id)),
    [ids, tags],
  );
  const options = useMemo((): TagOption[] => {
    const known = [...tags, ...chosen.filter((tag) => !tags.includes(tag))];
    const mayCreate = !isLoading && !isCreating && tagKey(typed) !== '' && !findTag(known, typed);
    return mayCreate ? [...known, { newName: typed.trim() }] : known;
  }, [tags, chosen, isLoading, isCreating, typed]);

  const change = (next: Tag[]) => field.onChange(next.map(({ id }) => id));
  const choose = async (option: TagOption) => {
    const tag = isTag(option) ? option : await create(option.newName);
    if (!tag) return;
    const now = getValues(name) ?? [];
    if (!now.some((id) => isSameId(id, tag.id))) field.onChange([...now, tag.id]);
    setTyped((text) => (text === typed ? '' : text));
  };

  return { bound: field, chosen, options, typed, setTyped, change, choose, isLoading, isCreating };
}
