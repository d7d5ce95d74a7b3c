import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/core/http';
import { areaName } from '../../../src/contract/areas';
import { areasNamedIn, compareAreas } from '../../../src/client/features/announcements/areaNames';
import { json, serverHas } from '../../helpers/client/replies';
import { button, focused, gone } from '../../helpers/client/screens';
import { callOf, callsOf, server } from '../../helpers/client/server';
import {
  buildAnnouncement,
  dialog,
  openAnnouncements,
  serveAnnouncements,
} from './announcementScreen';

const UPDATE = 'PUT /api/announcements/3';
const LOOK = 'Review before publishing';
const [RAKHINE, CHIN, MON, SHAN] = ['MM-16', 'MM-14', 'MM-15', 'MM-17'];

/** An announcement of the type "be careful". */
const rain = (over: object = {}) =>
  buildAnnouncement({ text: 'Rain', version: 4, areas: [], ...over });

async function open(opener: string, ...announcements: ReturnType<typeof rain>[]) {
  serverHas('areas', 'templates', 'history');
  serveAnnouncements(...announcements);
  const app = await openAnnouncements();
  await app.user.click(await screen.findByRole('button', { name: opener }));
  return app;
}

async function openEdit(over: object = {}) {
  const app = await open('Edit', rain(over));
  server.use(http.put('/api/announcements/3', () => json({ data: rain({ version: 5 }) })));
  return { ...app, text: await screen.findByLabelText('Text') };
}

const areas = () => within(screen.getByRole('group', { name: 'Areas' }));
const choice = () => areas().getAllByRole('status')[0]?.textContent;
const tile = (name: string) => areas().getByRole('checkbox', { name });
const group = (name: string) => areas().getByRole('button', { name });

const sentAreas = async () => {
  const sent = (await callsOf(UPDATE).at(-1)?.json()) as { areas?: string[] };
  return sent.areas;
};

it('chooses areas on the map, which is folded at first', async () => {
  const { user } = await openEdit({ type: 'pleasant' });
  expect(choice()).toBe('Whole country');
  expect(areas().queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(group('Map'));
  expect(group('Map')).toHaveAttribute('aria-expanded', 'true');
  expect(areas().getAllByRole('checkbox')).toHaveLength(15);
  await user.click(tile('Rakhine'));
  tile('Chin').focus();
  await user.keyboard(' ');
  expect(choice()).toBe('Chin and Rakhine');
  await user.click(tile('Rakhine'));
  expect(choice()).toBe('Chin');
  await user.click(button('Update'));
  await gone();
  expect(await callOf(UPDATE).json()).toEqual({ text: 'Rain', type: 'pleasant', areas: [CHIN] });
});

it('chooses several areas at once, and the whole country', async () => {
  const { user } = await openEdit({ areas: ['MM-07', MON] });
  await user.click(group('Map'));
  expect(group('Delta')).toHaveAttribute('aria-pressed', 'false');
  await user.click(group('Delta'));
  expect(choice()).toBe('Bago, Ayeyarwady, Yangon, and Mon');
  expect(group('Delta')).toHaveAttribute('aria-pressed', 'true');
  expect(tile('Bago')).toBeChecked();
  await user.click(group('Delta'));
  expect(choice()).toBe('Mon');
  await user.click(group('Whole country'));
  expect(choice()).toBe('Whole country');
  expect(group('Whole country')).toHaveAttribute('aria-pressed', 'true');
});

it('shows what the server says about the areas', async () => {
  const { user } = await openEdit({ type: 'pleasant' });
  const errors = { areas: ['Choose areas of Myanmar.'], text: ['Odd.'] };
  server.use(http.put('/api/announcements/3', () => json({ message: 'No.', errors }, 422)));
  await user.click(button('Update'));
  await screen.findByText('Choose areas of Myanmar.');
  const field = screen.getByRole('group', { name: 'Areas' });
  expect(field).toHaveAccessibleDescription('Choose areas of Myanmar.');
});

it('compares the areas with those that the text names', async () => {
  const { user, text } = await openEdit({ text: 'Rain in Rakhine and Chin', areas: [MON] });
  const missing = 'The text names Chin State and Rakhine State; they are not chosen.';
  const unnamed = 'Mon State is chosen; the text does not name it.';
  expect(screen.getByText(`${missing} ${unnamed}`)).toBeVisible();
  await user.click(group('Choose'));
  expect(choice()).toBe('Chin, Rakhine, and Mon');
  expect(screen.getByText(unnamed)).toBeVisible();
  await focused(() => group('Map'));
  await user.type(text, ' and Mon State');
  expect(screen.queryByText(unnamed)).not.toBeInTheDocument();
  await user.clear(text);
  await user.paste('Rain in Shan State');
  expect(group('Choose')).toBeVisible();
  await user.click(group('Map'));
  await user.click(group('Whole country'));
  const whole = 'The text names Shan State; the whole country is chosen.';
  expect(screen.getByText(whole)).toBeVisible();
});

it('reviews other areas of a caution, publishes them, and takes them back', async () => {
  const { user } = await openEdit({ areas: [RAKHINE] });
  await user.click(group('Map'));
  await user.click(tile('Rakhine'));
  await user.click(tile('Mon'));
  await user.click(button('Update'));
  const look = within(await dialog(LOOK));
  expect(look.getByText('Rakhine').tagName).toBe('DEL');
  expect(look.getAllByText('Mon')[0]?.tagName).toBe('INS');
  expect(look.getByRole('figure', { name: 'On a light phone' })).toHaveTextContent('Mon');
  await user.click(look.getByRole('button', { name: 'Back' }));
  await user.click(group('Whole country'));
  await user.click(button('Update'));
  expect(within(await dialog(LOOK)).getByText('Whole country').tagName).toBe('INS');
  await user.click(button('Publish'));
  await gone();
  expect(await sentAreas()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('The previous text is published again.');
  expect(await sentAreas()).toEqual([RAKHINE]);
});

it('offers the areas of both users after a conflict', async () => {
  const { user } = await openEdit({ type: 'pleasant' });
  const current = rain({ type: 'pleasant', areas: [SHAN], version: 5 });
  const stale = { message: 'No.', changed_by: 'Ko Aung', changed_at: '2026-11-20T07:35:00Z' };
  server.use(http.put('/api/announcements/3', () => json({ ...stale, current }, 412)));
  await user.click(group('Map'));
  await user.click(tile('Mon'));
  await user.click(button('Update'));
  const sides = within(await screen.findByRole('radiogroup', { name: 'Areas: mine or theirs' }));
  expect(sides.getByText('Mon')).toBeVisible();
  await user.click(sides.getByRole('radio', { name: 'Take theirs' }));
  expect(sides.getByText('Shan')).toBeVisible();
  expect(choice()).toBe('Shan');
});

it('shows areas in the list, the detail and the history, and uses an earlier version', async () => {
  const { user } = await open('View', rain({ areas: [CHIN, RAKHINE] }));
  const version = { type: 'warning', user_name: null, renewals: [] };
  const [from, until] = ['2026-11-20T08:00:00.000Z', '2026-11-20T10:00:00.000Z'];
  const versions = [
    { ...version, id: 9, text: 'Rain', areas: [CHIN, RAKHINE], from: until, until: null },
    { ...version, id: 7, text: 'Sun', areas: [MON], from, until },
  ];
  server.use(
    http.get('/api/announcements/3/versions', () =>
      json({ data: versions, current_page: 1, last_page: 1, per_page: 2, total: 2 }),
    ),
  );
  const detail = within(await dialog('Announcement Detail'));
  const names = within(detail.getByRole('list', { name: 'Areas' })).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Chin State', 'Rakhine State']);
  const cell = screen.getByRole('cell', { name: 'Chin and Rakhine', hidden: true });
  expect(cell).toBeInTheDocument();
  await user.click(detail.getByRole('button', { name: 'History' }));
  expect(await detail.findByText('Mon')).toBeVisible();
  for (const box of detail.getAllByRole('checkbox', { name: 'Compare' })) await user.click(box);
  const difference = within(detail.getByRole('region', { name: 'Difference' }));
  expect(difference.getByText('Mon').tagName).toBe('DEL');
  expect(difference.getByText('Chin').tagName).toBe('INS');
  const [, again] = detail.getAllByRole('button', { name: 'Use this text again' });
  if (!again) throw new Error('There is no text to use again.');
  await user.click(again);
  await dialog('Edit Announcement');
  await waitFor(() => expect(choice()).toBe('Mon'));
});

it('says that an announcement is for the whole country', async () => {
  await open('View', rain());
  const detail = within(await dialog('Announcement Detail'));
  expect(detail.getByText('Whole country')).toBeVisible();
});

it('takes the areas of a template, and keeps them if a template has none', async () => {
  const template = { stage: '', type: 'warning', text_my: '', version: 1 };
  const templates = [
    { ...template, id: 1, hazard: 'tsunami', text_en: 'Leave the coast', areas: [RAKHINE, MON] },
    { ...template, id: 2, hazard: 'heat', text_en: 'Heat', areas: [] },
  ];
  const { user } = await openEdit({ areas: [SHAN] });
  server.use(http.get('/api/announcement-templates', () => json({ data: templates })));
  const use = async (name: string) => {
    await user.click(button('Use a template'));
    await user.click(await screen.findByRole('button', { name }));
  };
  await use('heat');
  expect(choice()).toBe('Shan');
  await use('tsunami');
  expect(choice()).toBe('Rakhine and Mon');
  await use('All clear');
  expect(choice()).toBe('Rakhine and Mon');
});

it('sends the areas of a new announcement', async () => {
  const { user } = await open('Create');
  const created = rain({ areas: [MON] });
  server.use(http.post('/api/announcements', () => json({ data: created }, 201)));
  await focused(() => screen.getByLabelText('Text'));
  await user.paste('Rain in Mon State');
  await user.selectOptions(screen.getByLabelText('Type'), 'be careful');
  await user.click(group('Choose'));
  await user.click(button('Create'));
  await gone();
  expect(await callOf('POST /api/announcements').json()).toEqual({
    ...{ text: 'Rain in Mon State', type: 'be careful', areas: [MON] },
  });
});

it('shows and sends nothing of areas if the server keeps none', async () => {
  serveAnnouncements(buildAnnouncement({ text: 'Rain in Mon State', type: 'pleasant' }));
  const { user } = await openAnnouncements();
  await screen.findByRole('cell', { name: 'Rain in Mon State' });
  expect(screen.queryByRole('columnheader', { name: 'Areas' })).not.toBeInTheDocument();
  await user.click(button('View'));
  await dialog('Announcement Detail');
  expect(screen.queryByText('Whole country')).not.toBeInTheDocument();
  await user.click(button('Edit'));
  await dialog('Edit Announcement');
  expect(await screen.findByLabelText('Text')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Areas' })).not.toBeInTheDocument();
  expect(screen.queryByText(/The text names/)).not.toBeInTheDocument();
});

const namesIn = (text: string) => areasNamedIn(text).map((code) => areaName(code, 'en'));

test.each<[text: string, ...areas: string[]]>([
  ['Heavy rain in Rakhine State.', 'Rakhine'],
  ['Storm surge along the Arakan and Tenasserim coasts', 'Rakhine', 'Tanintharyi'],
  ['Wind in Rangoon, Pegu, Magwe and Irrawaddy', 'Magway', 'Bago', 'Ayeyarwady', 'Yangon'],
  ['NAYPYIDAW, MANDALAY AND MON STATE', 'Mandalay', 'Nay Pyi Taw', 'Mon'],
  ['Naypyitaw is dry', 'Nay Pyi Taw'],
  ['Nay Pyi Taw is dry', 'Nay Pyi Taw'],
  ['Kayin, Kayah, Chin and Mon States', 'Chin', 'Kayah', 'Kayin', 'Mon'],
  ['Mon-Tanintharyi coast', 'Mon', 'Tanintharyi'],
  ['Karen State and Karenni State', 'Kayah', 'Kayin'],
  ['landslides in the Chin Hills and the Shan plateau', 'Chin', 'Shan'],
  ['floods in chin state', 'Chin'],
  ['The Ayeyarwady Delta', 'Ayeyarwady'],
  ['The Ayeyarwady River at Mandalay', 'Mandalay'],
  ['The Ayeyarwady, Chindwin and Sittaung rivers are rising in Bago', 'Bago'],
  ['Rain until Monday in Shan State', 'Shan'],
  ['Rain from Mon 5 June', ...[]],
  ['Rain on Mon, Tue and Wed', ...[]],
  ['Rain Sat-Mon. Wind until Mon.', ...[]],
  ['Rain (Mon) and wind Mon night', ...[]],
  ['A chin strap from Shanghai, a machine of Indochina', ...[]],
  ['Department of Meteorology and Hydrology, Nay Pyi Taw', ...[]],
  ['Heavy rain nationwide, most in Kachin', ...[]],
  ['မိုးသည်းထန်စွာ ရွာနိုင်ပါသည်။', ...[]],
  ['ရခိုင်ပြည်နယ်နှင့် ဧရာဝတီတိုင်းဒေသကြီးတို့တွင် မိုးကြီးနိုင်ပါသည်။', 'Rakhine', 'Ayeyarwady'],
  ['ကချင်၊ ချင်း၊ ရှမ်းနှင့် ကယားပြည်နယ်များ', 'Kachin', 'Chin', 'Shan', 'Kayah'],
  ['မွန်-တနင်္သာရီကမ်းရိုးတန်း', 'Mon', 'Tanintharyi'],
  ['စစ်ကိုင်းတိုင်း၊ မကွေးတိုင်းနှင့် ပဲခူးတိုင်း', 'Sagaing', 'Magway', 'Bago'],
  ['ရန်ကုန်မြို့၊ မန္တလေးမြို့နှင့် နေပြည်တော်', 'Mandalay', 'Nay Pyi Taw', 'Yangon'],
  ['ဧရာ၀တီမြစ်ဝကျွန်းပေါ်ဒေသ', 'Ayeyarwady'],
  ['ရှမ်းပြည်နယ်မြောက်ပိုင်း၊ ကရင်နှင့်မွန်တို့', 'Shan', 'Kayin', 'Mon'],
  ['ချင်းတောင်တန်းတွင် မြေပြိုနိုင်သည်။ ကရင်နီ', 'Chin', 'Kayah'],
  ['ဧရာဝတီမြစ်ရေသည် ပဲခူးမြစ်နှင့် တူသည်။', ...[]],
  ['ဧရာဝတီ၊ ချင်းတွင်းနှင့် စစ်တောင်းမြစ်များ', ...[]],
  ['ချင်းတွင်းမြစ်၊ အချင်းချင်း၊ တစ်ခုချင်း', ...[]],
  ['မွန်းလွဲ ၂ နာရီ၊ မွန်းတည့်ချိန်၊ မွန်မြတ်သော', ...[]],
  ['မိုးလေဝသနှင့် ဇလဗေဒညွှန်ကြားမှုဦးစီးဌာန၊ နေပြည်တော်', ...[]],
  ['မြန်မာတစ်နိုင်ငံလုံး၊ အထူးသဖြင့် ရခိုင်ပြည်နယ်', ...[]],
  ['တပြည်လုံးတွင် မိုးရွာမည်။ ရန်ကုန်တွင်လည်း', ...[]],
])('finds the areas that %j names', (text, ...areas) => expect(namesIn(text)).toEqual(areas));

test.each([
  ['a named area that is not chosen', 'Rain in Rakhine', ['MM-15'], ['MM-16'], ['MM-15']],
  ['a named area instead of the whole country', 'Rain in Rakhine', [], ['MM-16'], []],
  ['a text without any name', 'Rain', ['MM-15'], [], []],
  ['a text that names the whole country', 'Rain nationwide', ['MM-15'], [], []],
  ['the same areas', 'Rain in Mon State', ['MM-15'], [], []],
] as const)('compares %s', (_, text, chosen, missing, unnamed) =>
  expect(compareAreas(text, chosen)).toEqual({ missing, unnamed }),
);

test('reads a long text of signs and commas in linear time', () => {
  const hostile = ['မွန်၊ '.repeat(1000), 'Mon, '.repeat(1000), 'ဧရာဝတီ၊'.repeat(600)].join('');
  expect(namesIn(hostile)).toEqual(['Ayeyarwady', 'Mon']);
});
