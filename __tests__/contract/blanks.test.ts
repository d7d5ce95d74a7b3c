import { announcementCreateSchema, announcementEditSchema } from '../../src/contract/announcement';
import { announcementTemplateSchema } from '../../src/contract/announcementTemplate';
import { blanksIn, fillBlanks, fillTemplate } from '../../src/contract/blanks';
import { digitsIn } from '../../src/contract/languages';
import { messagesOf } from './forms';

it.each([
  ['Rain in {{place}} for {{ hours }} h, {{place}} first', ['place', 'hours']],
  ['{{မြို့\u200Bနယ်}} တွင် မိုးရွာမည်', ['မြို့\u200Bနယ်']],
  ['{{}} and {{ }}', ['']],
  ['{place} {{place} { {place}} {{a{b}}', []],
  ['{{a\n}}', ['a']],
])('finds the blanks of %j', (text, blanks) =>
  expect(blanksIn(text).map(({ names }) => names.en)).toEqual(blanks),
);

const BOTH = '{{place|နေရာ}}တွင် {{#hours|နာရီ}} နာရီ\n{{hours}} hours at {{place}},\n{{ tel | ဖုန်း }}';

it('reads the names of a blank, whether it is a number, and the languages around it', () =>
  expect(blanksIn(BOTH)).toEqual([
    { names: { en: 'place', my: 'နေရာ' }, isNumber: false, languages: ['my', 'en'] },
    { names: { en: 'hours', my: 'နာရီ' }, isNumber: true, languages: ['my', 'en'] },
    { names: { en: 'tel', my: 'ဖုန်း' }, isNumber: false, languages: ['en'] },
  ]));

it('fills a blank with the word of the language around it', () => {
  const words = new Map([
    ['place my', 'စစ်တွေ'],
    ['place en', 'Sittwe'],
    ['hours en', '12'],
  ]);
  const filled = fillTemplate(BOTH, ({ names }, language) => words.get(`${names.en} ${language}`));
  expect(filled).toBe('စစ်တွေတွင် {{#hours|နာရီ}} နာရီ\n12 hours at Sittwe,\n{{ tel | ဖုန်း }}');
});

it.each([
  ['my', '၁၂.၅ မီတာ, ၁၂ m'],
  ['en', '12.5 မီတာ, 12 m'],
] as const)('writes digits as %s does', (language, text) =>
  expect(digitsIn('12.၅ မီတာ, ၁2 m', language)).toBe(text),
);

it('fills blanks that have a value, in one pass', () => {
  const values = new Map([
    ['place', '{{level}} $&'],
    ['level', '9.5 m'],
  ]);
  const text = '{{place}}, {{ level }}, {{hours}}';
  expect(fillBlanks(text, (name) => values.get(name))).toBe('{{level}} $&, 9.5 m, {{hours}}');
});

it('finds no blank in a text of many beginnings of blanks', () =>
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
