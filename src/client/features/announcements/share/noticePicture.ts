import { listAreas } from '../../../../contract/areas';
import { inBoth, madeTexts, SERVICE } from '../../../shared/share/inBoth';
import type { NoticePicture } from '../../../shared/share/picture';
import type { Catalogue } from '../../../shared/text/i18n';
import { typeTone } from '../TypeBadge';
import type { LoadedAnnouncement } from '../announcementsApi';

function wordIn({ t }: Catalogue, type: string): string {
  const word = t(type || 'Announcement');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * Returns the content of an announcement's picture.
 *
 * @param madeAt when the picture is made, in milliseconds since 1970
 */
export function noticePicture(announcement: LoadedAnnouncement, madeAt: number): NoticePicture {
  const { text, type, areas = [], issued_at, valid_until } = announcement;
  const tone = typeTone(type);
  const names = inBoth(({ language }) => listAreas(areas, language));
  const moments = [
    issued_at && inBoth(({ t }, show) => t('Issued: {{moment}}', { moment: show(issued_at) })),
    valid_until &&
      inBoth(({ t }, show) => t('Valid until: {{moment}}', { moment: show(valid_until) })),
  ];
  return {
    kind: 'notice',
    tone,
    words: [...new Set(inBoth((texts) => wordIn(texts, type)))],
    text,
    areas: areas.length > 0 ? { codes: areas, names } : null,
    more: inBoth(({ t }) =>
      tone === 'warning' ? t('See the full warning') : t('See the full announcement'),
    ),
    service: SERVICE,
    facts: moments.filter((fact) => typeof fact === 'object'),
    made: madeTexts(madeAt),
  };
}
