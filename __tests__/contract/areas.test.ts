import { announcementCreateSchema, announcementEditSchema } from '../../src/contract/announcement';
import { announcementTemplateSchema } from '../../src/contract/announcementTemplate';
import { AREA_CODES, AREAS, fullAreaName } from '../../src/contract/areas';
import { messagesOf } from './forms';

const NOTICE = { text: 'Storm', type: 'warning' };
const TEMPLATE = {
  hazard: 'cyclone',
  stage: '',
  type: 'warning',
  text_my: '',
  text_en: 'x',
};

describe.each([
  ['a new announcement', announcementCreateSchema, NOTICE],
  ['an announcement', announcementEditSchema, NOTICE],
  ['a template', announcementTemplateSchema, TEMPLATE],
])('the areas of %s', (_form, schema, form) => {
  const keptOf = (areas: unknown) => schema.validateSync({ ...form, areas }).areas;

  it.each([
    ['each of them', AREA_CODES, AREA_CODES],
    ['none', [], []],
    ['a missing list', undefined, undefined],
    ['another order', ['MM-05', 'MM-06', 'MM-11'], ['MM-11', 'MM-06', 'MM-05']],
    ['one that is named twice', ['MM-16', 'MM-07', 'MM-16'], ['MM-16', 'MM-07']],
    ['all, named twice', [...AREA_CODES, ...AREA_CODES], AREA_CODES],
  ])('keep %s', (_case, areas, kept) => expect(keptOf(areas)).toEqual(kept));

  it('are not more than there are', () => {
    const areas = [...AREA_CODES, 'MM-08'];
    const unknown = 'Choose areas of Myanmar.';
    const messages = [unknown, 'There are 15 areas.'];
    expect(messagesOf(schema, { ...form, areas })).toEqual(messages);
    expect(messagesOf(schema, { ...form, areas: areas.slice(1) })).toEqual([unknown]);
  });
});

it('are seven states, seven regions and a territory, with codes and names of their own', () => {
  const all = Object.values(AREAS);
  const countOf = (kind: string) => all.filter((area) => area.kind === kind).length;
  expect(['state', 'region', 'union territory'].map(countOf)).toEqual([7, 7, 1]);
  for (const language of ['en', 'my'] as const) {
    expect(new Set(AREA_CODES.map((code) => fullAreaName(code, language))).size).toBe(15);
  }
  expect(all.every(({ my }) => my === my.normalize('NFC') && /^\p{sc=Mymr}+$/u.test(my))).toBe(
    true,
  );
  expect(AREA_CODES.every((code) => /^MM-[01]\d$/.test(code))).toBe(true);
});

it.each([
  ['MM-16', 'Rakhine State', 'ရခိုင်ပြည်နယ်'],
  ['MM-07', 'Ayeyarwady Region', 'ဧရာဝတီတိုင်းဒေသကြီး'],
  ['MM-18', 'Nay Pyi Taw Union Territory', 'နေပြည်တော် ပြည်ထောင်စုနယ်မြေ'],
] as const)('%s is named in full', (code, english, burmese) =>
  expect([fullAreaName(code, 'en'), fullAreaName(code, 'my')]).toEqual([english, burmese]),
);
