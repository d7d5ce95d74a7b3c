import { mixed, object } from 'yup';
import type { InferType } from 'yup';
import { AREA_CODES } from './areas';
import { ANNOUNCEMENT_TYPES } from './announcementTypes';
import type { AnnouncementType } from './announcementTypes';
import { atMost, chosenAreas, optionalText } from './fields';
import { MAX_LENGTH } from './lengths';
import { arrayOf, component, ID, oneOf, optional, TEXT } from './shapes';
import type { ShapesOf, TypeOf } from './shapes';
import { cleanLines, isBlank } from './text';
import { VERSION } from './versioned';

export const HAZARDS = [
  'river',
  'cyclone',
  'heavy rain',
  'lightning',
  'heat',
  'landslide',
  'earthquake',
  'tsunami',
  'other',
] as const;
export type Hazard = (typeof HAZARDS)[number];

/** A text to start an announcement from. Its blanks are written as `{{place}}`. */
export const AnnouncementTemplate = component('AnnouncementTemplate', {
  id: ID,
  version: VERSION,
  hazard: oneOf(HAZARDS),
  stage: TEXT,
  type: oneOf(ANNOUNCEMENT_TYPES),
  text_my: TEXT,
  text_en: TEXT,
  /** The areas that the text is always about, such as a coast; mostly none. */
  areas: optional(arrayOf(oneOf(AREA_CODES))),
} satisfies ShapesOf<AnnouncementTemplateForm>);
export type AnnouncementTemplate = TypeOf<typeof AnnouncementTemplate>;

const text = (label: string) =>
  optionalText(atMost(MAX_LENGTH.announcement, label), cleanLines).typeError(
    `${label} is required.`,
  );

export const announcementTemplateSchema = object({
  hazard: mixed<Hazard>().required('Hazard is required.').oneOf(HAZARDS, 'Hazard is required.'),
  /** For example `over danger level`; '' if the hazard has no stages. */
  stage: optionalText(atMost(MAX_LENGTH.stage, 'Stage')),
  type: mixed<AnnouncementType>()
    .required('Type is required.')
    .oneOf(ANNOUNCEMENT_TYPES, 'Type is required.'),
  text_my: text('Burmese text').when('text_en', ([other]: unknown[], schema) =>
    schema.test(
      'visible',
      'A text in Burmese or English is required.',
      (value) => !isBlank(value) || (typeof other === 'string' && !isBlank(other)),
    ),
  ),
  text_en: text('English text'),
  areas: chosenAreas(),
});

export type AnnouncementTemplateForm = InferType<typeof announcementTemplateSchema>;
