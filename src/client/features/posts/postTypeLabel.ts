import type { TFunction } from 'i18next';

const LABELS: Record<string, string> = { post: 'Post', knowledge: 'Knowledge' };

/** The type of a post as a person reads it; a word of another server stays as it came. */
export const postTypeLabel = (t: TFunction, type: string) => t(LABELS[type] ?? (type || 'No Type'));
