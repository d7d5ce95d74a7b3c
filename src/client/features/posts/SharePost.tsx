import { useMemo, useState } from 'react';
import { now } from '../../../contract/clock';
import { dayOf } from '../../../contract/dates';
import { textsByLanguage } from '../../../contract/languages';
import { inBoth, madeTexts, SERVICE } from '../../shared/share/inBoth';
import type { PostPicture } from '../../shared/share/picture';
import { ShareDialog } from '../../shared/share/ShareDialog';
import { dayOfCreatedAt, formatLongDay } from '../../shared/text/dates';
import { toPlainText, toTextLines } from '../../shared/text/html';
import { useTranslation } from '../../shared/text/i18n';
import type { StoredPost } from './readPost';

/**
 * Returns the content of a post's picture.
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

export function SharePost({ post, onClose }: { post: StoredPost; onClose: () => void }) {
  const { t } = useTranslation();
  const [openedAt] = useState(now);
  const shared = useMemo(() => {
    const text = `${toPlainText(post.title)}\n\n${toTextLines(post.description)}`.trim();
    const [burmese, english] = textsByLanguage(text);
    return {
      picture: postPicture(post, openedAt),
      photo: post.cover_image?.url,
      name: `post-${dayOf(new Date(openedAt))}`,
      text,
      sms: text,
      burmeseSms: english && burmese?.text,
    };
  }, [post, openedAt]);
  return <ShareDialog title={t('Share post')} onClose={onClose} shared={shared} />;
}
