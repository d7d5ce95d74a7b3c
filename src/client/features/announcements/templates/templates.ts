import { HAZARDS } from '../../../../contract/announcementTemplate';
import type { AnnouncementTemplate } from '../../../../contract/announcementTemplate';
import { fillTemplate } from '../../../../contract/blanks';
import { isBlank } from '../../../../contract/text';
import type { Translate } from '../../../shared/text/i18n';

export const TEMPLATE_LANGUAGES = ['both', 'my', 'en'] as const;
export type TemplateLanguage = (typeof TEMPLATE_LANGUAGES)[number];

export const readableText = (text: string): string =>
  fillTemplate(text, ({ names }, language) => `{{${names[language]}}}`);

export function textIn(
  { text_my, text_en }: Pick<AnnouncementTemplate, 'text_my' | 'text_en'>,
  language: TemplateLanguage,
): string {
  const wanted = { both: [text_my, text_en], my: [text_my], en: [text_en] }[language];
  const found = wanted.filter((text) => !isBlank(text));
  return (found.length > 0 ? found : [text_my, text_en].filter((text) => !isBlank(text)))
    .map((text) => text.trim())
    .join('\n\n');
}

/** Names a template by hazard and stage, such as `river · over danger level`. */
export const templateName = (
  { hazard, stage }: Pick<AnnouncementTemplate, 'hazard' | 'stage'>,
  t: Translate,
): string => [t(hazard), stage && t(stage)].filter(Boolean).join(' · ');

/** Groups templates by hazard, in the order of the contract. */
export const groupTemplates = (templates: AnnouncementTemplate[]) =>
  HAZARDS.map((hazard) => ({
    hazard,
    templates: templates.filter((template) => template.hazard === hazard),
  })).filter(({ templates: ofHazard }) => ofHazard.length > 0);
