import { announcementCreateSchema, announcementEditSchema } from '../../src/contract/announcement';
import { announcementTemplateSchema } from '../../src/contract/announcementTemplate';
import { blanksIn, fillBlanks } from '../../src/contract/blanks';
import { messagesOf } from './forms';

it.each([
  ['Rain in {{place}} for {{ hours }} h, {{place}} first', ['place', 'hours']],
  ['{{မြို့\u200Bနယ်}} တွင် မိုးရွာမည်', ['မြို့\u200Bနယ်']],
  ['{{}} and {{ }}', ['']],
  ['{place} {{place} { {place}} {{a{b}}', []],
  ['{{a\n}}', ['a']],
])('finds the blanks of %j', (text, blanks) => expect(blanksIn(text)).toEqual(blanks));

it('fills what has a value, in one pass', () => {
  const values = new Map([
    ['place', '{{level}} $&'],
    ['level', '9.5 m'],
  ]);
  const text = '{{place}}, {{ level }}, {{hours}}';
  expect(fillBlanks(text, (name) => values.get(name))).toBe('{{level}} $&, 9.5 m, {{hours}}');
});

it('reads a text of nothing but the beginnings of blanks', () =>
  expect(blanksIn('{{ '.repeat(100_000) + ' '.repeat(100_000))).toEqual([]));

it('refuses an announcement with a blank on creation and on edit', () => {
  const form = { text: 'Rain in {{ place }}, {{hours}} h', type: 'warning' };
  const messages = ['Fill in {{place}} before publishing.'];
  expect(messagesOf(announcementCreateSchema, form)).toEqual(messages);
  expect(messagesOf(announcementEditSchema, form)).toEqual(messages);
});

const TEMPLATE = {
  hazard: 'river',
  stage: ' rising ',
  type: 'be careful',
  text_my: '',
  text_en: 'The river rises at {{place}}.',
};

it('accepts a template with a text in one language, and trims its stage', () => {
  const stage = 'rising';
  expect(announcementTemplateSchema.validateSync(TEMPLATE)).toEqual({ ...TEMPLATE, stage });
  const inBurmese = { ...TEMPLATE, stage: undefined, text_my: 'မြစ်', text_en: undefined };
  expect(announcementTemplateSchema.validateSync(inBurmese)).toMatchObject({
    stage: '',
    text_en: '',
  });
});

it.each([
  [{ hazard: 'locusts' }, 'Hazard is required.'],
  [{ hazard: undefined }, 'Hazard is required.'],
  [{ type: 'urgent' }, 'Type is required.'],
  [{ stage: 'ရ'.repeat(61) }, 'Stage must be at most 60 characters.'],
  [{ text_en: '\u200B ' }, 'A text in Burmese or English is required.'],
  [{ text_en: null }, 'A text in Burmese or English is required.'],
  [{ text_en: ['a'] }, 'English text is required.'],
  [{ text_my: 'a'.repeat(5001) }, 'Burmese text must be at most 5000 characters.'],
])('refuses a template with %j', (change, message) =>
  expect(messagesOf(announcementTemplateSchema, { ...TEMPLATE, ...change })).toContain(message),
);
