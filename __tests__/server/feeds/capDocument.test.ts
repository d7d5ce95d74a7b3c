import { capDocument } from '../../../src/server/feeds/cap';
import type { CapMessage } from '../../../src/server/feeds/cap';
import { HOSTILE, problemsOf, textsOf } from '../../helpers/server/xml';

const CAP = { sender: 'dmh@example.org', oid: '2.49.0.1.104.0', status: 'Test' } as const;

const MESSAGE = {
  identifier: '2.49.0.1.104.0.1.1780628400999.1',
  kind: 'Alert',
  refers_to: '',
  text: 'Rain',
  type: 'warning',
  sent_at: '2026-06-05T03:00:00.999Z',
  areas: [],
  added: [],
  released: [],
} as const;

const alertOf = (
  more: Partial<CapMessage>,
  { expiresHours = 24, site = null as string | null } = {},
) => capDocument({ ...CAP, expiresHours }, { ...MESSAGE, ...more }, site);

const infosIn = (document: string) => document.split('<info>').slice(1);

const REFERENCES =
  'dmh@example.org,2.49.0.1.104.0.1.1780628400999.1,2026-06-05T09:30:00+06:30 ' +
  'dmh@example.org,2.49.0.1.104.0.1.1780632000000.2,2026-06-05T10:30:00+06:30';

describe('an alert', () => {
  it('says what is published, in the time of Myanmar', () => {
    const document = alertOf({});
    for (const [name, text] of [
      ['identifier', '2.49.0.1.104.0.1.1780628400999.1'],
      ['sender', 'dmh@example.org'],
      ['sent', '2026-06-05T09:30:00+06:30'],
      ['status', 'Test'],
      ['msgType', 'Alert'],
      ['scope', 'Public'],
      ['language', 'en'],
      ['expires', '2026-06-06T09:30:00+06:30'],
    ] as const)
      expect(textsOf(document, name)).toEqual([text]);
  });

  it('expires in every language after the hours that are set', () => {
    const document = alertOf({ text: 'မိုးကြီးမည်။ Heavy rain.' }, { expiresHours: 72 });
    expect(textsOf(document, 'expires')).toEqual(Array(2).fill('2026-06-08T09:30:00+06:30'));
  });

  it.each([
    ['pleasant', 'Minor', ['AllClear'], 'Past'],
    ['be careful', 'Moderate', [], 'Unknown'],
    ['warning', 'Severe', [], 'Unknown'],
    ['a type of another time', 'Moderate', [], 'Unknown'],
  ])('of type %j is %s', (type, severity, responses, urgency) => {
    const document = alertOf({ type });
    expect(textsOf(document, 'severity')).toEqual([severity]);
    expect(textsOf(document, 'responseType')).toEqual(responses);
    expect(textsOf(document, 'urgency')).toEqual([urgency]);
  });

  it('has a block for each language, and none where nothing is in force', async () => {
    const document = alertOf({ text: 'မိုးကြီးမည်။ Heavy rain.' });
    expect(textsOf(document, 'language')).toEqual(['my', 'en']);
    expect(textsOf(document, 'description')).toEqual(['မိုးကြီးမည်။', 'Heavy rain.']);
    expect(textsOf(document, 'event')).toEqual(['သတိပေးချက်', 'Warning']);
    const cancel = alertOf({ text: ' ', kind: 'Cancel', refers_to: REFERENCES });
    expect([textsOf(cancel, 'msgType'), cancel.includes('<info>')]).toEqual([['Cancel'], false]);
    expect(await problemsOf('cap', document, cancel)).toEqual([]);
  });

  it('names the public site where it is known', async () => {
    const site = 'https://www.example.org/';
    const document = alertOf({ text: 'မိုးကြီးမည်။ Heavy rain.' }, { site });
    expect(textsOf(document, 'web')).toEqual([site, site]);
    expect(await problemsOf('cap', document)).toEqual([]);
    expect(textsOf(alertOf({}), 'web')).toEqual([]);
  });

  it.each([
    ['none', [], ['ISO 3166-1 MM မြန်မာနိုင်ငံ Myanmar']],
    ['one', ['MM-16'], ['ISO 3166-2 MM-16 ရခိုင်ပြည်နယ် Rakhine State']],
    [
      'several',
      ['MM-18', 'MM-06'],
      [
        'ISO 3166-2 MM-18 နေပြည်တော် ပြည်ထောင်စုနယ်မြေ Nay Pyi Taw Union Territory',
        'ISO 3166-2 MM-06 ရန်ကုန်တိုင်းဒေသကြီး Yangon Region',
      ],
    ],
  ] as const)('about %s of the areas names each with its code', async (_case, areas, expected) => {
    const document = alertOf({ text: 'မိုးကြီးမည်။ Heavy rain.', areas });
    const [burmese = '', english = ''] = infosIn(document);
    const columns = [
      ...['valueName', 'value', 'areaDesc'].map((name) => textsOf(burmese, name)),
      textsOf(english, 'areaDesc'),
    ];
    const rows = columns[0]?.map((_, index) => columns.map((column) => column[index]).join(' '));
    expect(rows).toEqual(expected);
    expect(textsOf(english, 'value')).toEqual(columns[1]);
    expect(await problemsOf('cap', document)).toEqual([]);
  });

  it('says in each language what has changed, and last that it is over where it was left', async () => {
    const document = alertOf({
      kind: 'Update',
      refers_to: REFERENCES,
      text: 'မိုးကြီးမည်။ Heavy rain.',
      areas: ['MM-16', 'MM-07'],
      added: ['MM-07'],
      released: ['MM-11', 'MM-18'],
    });
    const released = [
      'အတည်မဖြစ်တော့သည့် ဒေသများ - ကချင်ပြည်နယ်၊ နေပြည်တော် ပြည်ထောင်စုနယ်မြေ။',
      'No longer in force in: Kachin State, Nay Pyi Taw Union Territory.',
    ] as const;
    const infos = infosIn(document);
    const linesOf = (name: string) => infos.map((info) => textsOf(info, name).join(' '));
    expect(linesOf('language')).toEqual(['my', 'en', 'my', 'en']);
    expect(linesOf('event')).toEqual(['သတိပေးချက်', 'Warning', 'ကင်းရှင်းပြီ', 'All clear']);
    expect(linesOf('headline')).toEqual(['မိုးကြီးမည်။', 'Heavy rain.', ...released]);
    expect(linesOf('description')).toEqual([
      `မိုးကြီးမည်။\n\nတိုးချဲ့သည့် ဒေသများ - ဧရာဝတီတိုင်းဒေသကြီး။\n\n${released[0]}`,
      `Heavy rain.\n\nExtended to: Ayeyarwady Region.\n\n${released[1]}`,
      ...released,
    ]);
    expect(linesOf('responseType')).toEqual(['', '', 'AllClear', 'AllClear']);
    expect(linesOf('urgency')).toEqual(['Unknown', 'Unknown', 'Past', 'Past']);
    expect(linesOf('severity')).toEqual(['Severe', 'Severe', 'Minor', 'Minor']);
    const [here, gone] = ['MM-16 MM-07', 'MM-11 MM-18'];
    expect(linesOf('value')).toEqual([here, here, gone, gone]);
    expect(await problemsOf('cap', document)).toEqual([]);
  });

  it('says that it was extended to the whole country', () => {
    const document = alertOf({ kind: 'Update', refers_to: REFERENCES, added: ['MM-11'] });
    expect(textsOf(document, 'description')).toEqual(['Rain\n\nExtended to: Myanmar.']);
  });

  it('is valid by the schema of CAP 1.2, whatever its text', async () => {
    const types = ['pleasant', 'be careful', 'warning', '<&>'];
    const documents = types.flatMap((type) => HOSTILE.map((each) => alertOf({ type, text: each })));
    const update = alertOf({ kind: 'Update', refers_to: REFERENCES });
    expect(await problemsOf('cap', update, ...documents)).toEqual([]);
    expect(await problemsOf('cap', update.replace('<scope>Public</scope>', ''))).not.toEqual([]);
    expect(await problemsOf('cap', update.replace('+06:30', 'Z'))).not.toEqual([]);
    expect(await problemsOf('cap', update.replace(' dmh@', ' dmh @'))).not.toEqual([]);
  });

  it('has a headline of one line, cut between code points', () => {
    const headlines = textsOf(alertOf({ text: `${'🌊'.repeat(300)}\nRain` }), 'headline');
    expect(headlines).toEqual([`${'🌊'.repeat(159)}…`]);
  });
});
