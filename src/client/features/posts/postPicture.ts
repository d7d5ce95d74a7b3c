import { inBoth, madeTexts, SERVICE } from '../../shared/share/inBoth';
import type { PostPicture } from '../../shared/share/picture';
import { dayOfCreatedAt, formatLongDay } from '../../shared/text/dates';
import { toPlainText } from '../../shared/text/html';
import type { StoredPost } from './readPost';

/**
 * What the picture of a post says.
 *
 * @param madeAt when the picture is made, in milliseconds since 1970
 */
export function postPicture({ title, created_at }: StoredPost, madeAt: number): PostPicture {
  const day = dayOfCreatedAt(created_at);
  return {
    kind: 'post',
    title: toPlainText(title),
    service: SERVICE,
    day: day ? inBoth((texts) => formatLongDay(day, texts)) : null,
    made: madeTexts(madeAt),
  };
}
