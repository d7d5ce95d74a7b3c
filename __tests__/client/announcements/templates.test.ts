import {
  groupTemplates,
  templateName,
  textIn,
} from '../../../src/client/features/announcements/templates/templates';
import { readTemplate } from '../../../src/client/features/announcements/templates/templatesApi';
import { ENGLISH } from '../../../src/client/shared/text/i18n';
import type { AnnouncementTemplate } from '../../../src/contract/announcementTemplate';

const river: AnnouncementTemplate = {
  id: 1,
  hazard: 'river',
  stage: 'rising',
  type: 'be careful',
  version: 1,
  text_my: 'ရေတက်နေသည်။ ',
  text_en: 'The river is rising.',
};
const tsunami: AnnouncementTemplate = {
  id: 2,
  hazard: 'tsunami',
  stage: '',
  type: 'warning',
  version: 1,
  text_my: '',
  text_en: 'Go to high ground.',
};

test.each([
  ['both', river, 'ရေတက်နေသည်။\n\nThe river is rising.'],
  ['my', river, 'ရေတက်နေသည်။'],
  ['en', river, 'The river is rising.'],
  ['both', tsunami, 'Go to high ground.'],
  ['my', tsunami, 'Go to high ground.'],
] as const)('has its text in %s, or in the language that there is', (language, template, text) =>
  expect(textIn(template, language)).toBe(text),
);

it('is grouped by hazard, in the order of the contract', () =>
  expect(groupTemplates([tsunami, river])).toEqual([
    { hazard: 'river', templates: [river] },
    { hazard: 'tsunami', templates: [tsunami] },
  ]));

it('is named after hazard and stage', () =>
  expect([river, tsunami].map((template) => templateName(template, ENGLISH.t))).toEqual([
    'river · rising',
    'tsunami',
  ]));

test.each([null, {}, { id: 1, type: 'tornado' }])('reads no template from %j', (value) =>
  expect(readTemplate(value)).toBeNull(),
);

it('reads a template with missing parts', () =>
  expect(readTemplate({ id: 5, type: 'warning', hazard: 'flood', version: 2 })).toEqual({
    id: 5,
    hazard: 'other',
    stage: '',
    type: 'warning',
    version: 2,
    text_my: '',
    text_en: '',
  }));
