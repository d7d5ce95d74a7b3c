import type { TrashedNoun } from '../../../contract/nouns';
import { paths } from '../pages/paths';

/** The nouns whose deletions can be undone: their lists, and the texts about a restoration. */
export const TRASHED: Record<
  TrashedNoun,
  Record<'list' | 'trash' | 'title' | 'restored' | 'failure', string>
> = {
  post: {
    list: paths.Post,
    trash: paths.PostTrash,
    title: 'Posts',
    restored: 'Post restored.',
    failure: 'Failed to restore post.',
  },
  slider: {
    list: paths.Slider,
    trash: paths.SliderTrash,
    title: 'Slider',
    restored: 'Slider restored.',
    failure: 'Failed to restore slider.',
  },
};
