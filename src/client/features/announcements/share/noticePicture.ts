import { inBoth, madeTexts, SERVICE } from '../../../shared/share/inBoth';
import type { NoticePicture } from '../../../shared/share/picture';
import type { Texts } from '../../../shared/text/i18n';
import { typeTone } from '../TypeBadge';
import type { StoredAnnouncement } from '../announcementsApi';

const ICONS = {
  pleasant:
    'm6.76 4.84-1.8-1.79-1.41 1.41 1.79 1.79zM1 10.5h3v2H1zM11 .55h2V3.5h-2zm8.04 2.495 1.408 1.407-1.79 1.79-1.407-1.408zm-1.8 15.115 1.79 1.8 1.41-1.41-1.8-1.79zM20 10.5h3v2h-3zm-8-5c-3.31 0-6 2.69-6 6s2.69 6 6 6 6-2.69 6-6-2.69-6-6-6m0 10c-2.21 0-4-1.79-4-4s1.79-4 4-4 4 1.79 4 4-1.79 4-4 4m-1 4h2v2.95h-2zm-7.45-.96 1.41 1.41 1.79-1.8-1.41-1.41z',
  beCareful: 'M12 5.99 19.53 19H4.47zM12 2 1 21h22zm1 14h-2v2h2zm0-6h-2v4h2z',
  warning:
    'M17.92 7.02C17.45 4.18 14.97 2 12 2 9.82 2 7.83 3.18 6.78 5.06 4.09 5.41 2 7.74 2 10.5 2 13.53 4.47 16 7.5 16h10c2.48 0 4.5-2.02 4.5-4.5 0-2.34-1.79-4.27-4.08-4.48M17.5 14h-10C5.57 14 4 12.43 4 10.5c0-1.74 1.31-3.23 3.04-3.46l.99-.13.49-.87C9.23 4.78 10.56 4 12 4c1.94 0 3.63 1.44 3.95 3.35l.25 1.52 1.54.14c1.27.12 2.26 1.21 2.26 2.49 0 1.38-1.12 2.5-2.5 2.5m-2.7 3-2.9 3.32 2 1L11.55 24h2.65l2.9-3.32-2-1L17.45 17zm-6 0-2.9 3.32 2 1L5.55 24H8.2l2.9-3.32-2-1L11.45 17z',
};

function wordIn({ t }: Texts, type: string): string {
  const word = t(type || 'Announcement');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * Returns the content of an announcement's picture.
 *
 * @param madeAt when the picture is made, in milliseconds since 1970
 */
export function noticePicture(announcement: StoredAnnouncement, madeAt: number): NoticePicture {
  const { text, type, issued_at, valid_until } = announcement;
  const tone = typeTone(type);
  const moments = [
    issued_at && inBoth(({ t }, show) => t('Issued: {{moment}}', { moment: show(issued_at) })),
    valid_until &&
      inBoth(({ t }, show) => t('Valid until: {{moment}}', { moment: show(valid_until) })),
  ];
  return {
    kind: 'notice',
    tone,
    icon: ICONS[tone],
    words: [...new Set(inBoth((texts) => wordIn(texts, type)))],
    text,
    more: inBoth(({ t }) =>
      tone === 'warning' ? t('See the full warning') : t('See the full announcement'),
    ),
    service: SERVICE,
    facts: moments.filter((fact) => typeof fact === 'object'),
    made: madeTexts(madeAt),
  };
}
