import type { PostEditForm } from '../../src/contract/post';

export type Field = [name: string, value: string | { file: Uint8Array | string; name?: string }];

/** A field of a form, several with the same name, or none. */
type Value = Field[1] | Field[1][] | undefined;
export type PostForm = Record<string, Value>;

type TextName = Exclude<keyof PostEditForm, 'tags' | 'cover_image' | 'description_images'>;

const TEXTS = {
  title: 'Heavy rain',
  category_id: '1',
  type: 'post',
  backdate: '',
  description: '<p>Rain in Yangon</p>',
} satisfies Record<TextName, string>;

/** A filled form of a post with the first category and the first tag, without a cover. */
export const buildPostForm = (more: PostForm = {}): PostForm => ({
  ...TEXTS,
  'tags[0]': more['tags[]'] === undefined ? '1' : undefined,
  ...more,
});

export const toFields = (form: PostForm): Field[] =>
  Object.entries(form).flatMap(([name, value]) =>
    [value].flat().flatMap((each): Field[] => (each === undefined ? [] : [[name, each]])),
  );

/** Adds the text fields of a post's form to another form. */
export function appendTexts(form: FormData, more: PostForm): void {
  for (const [name, value] of toFields(buildPostForm(more))) {
    if (typeof value === 'string') form.append(name, value);
  }
}
