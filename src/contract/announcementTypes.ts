import { isBlank } from './text';

/** The API writes `be careful` with a space, too. */
export const ANNOUNCEMENT_TYPES = ['pleasant', 'be careful', 'warning'] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

/** How a Burmese text names the types. */
export const BURMESE_TYPE_NAMES: Partial<Record<string, string>> = {
  pleasant: 'သာယာ',
  'be careful': 'သတိပြုရန်',
  warning: 'သတိပေးချက်',
};

/** Whether the public is told to take care. A change to such a text is reviewed and confirmed. */
export const isCaution = ({ text, type }: { text: string; type: string }): boolean =>
  !isBlank(text) && (type === 'be careful' || type === 'warning');
