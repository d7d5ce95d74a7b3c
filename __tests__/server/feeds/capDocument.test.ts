import { capDocument, messageOf } from '../../../src/server/feeds/cap';
import type { CapMessage } from '../../../src/server/feeds/cap';
import type { AnnouncementMessage } from '../../../src/server/store/announcementMessages';
import { HOSTILE, problemsOf, textsOf } from '../../helpers/server/xml';

const sent = (more: Partial<AnnouncementMessage> = {}): AnnouncementMessage => ({
  ...{ announcement_id: 1, number: 1, version: 1, sent_at: '2026-06-05T03:00:00.999Z' },
  ...more,
});

const CAP = { sender: 'dmh@example.org', oid: '2.49.0.1.104.0', status: 'Test' } as const;
const alertOf = (
  notice: Partial<CapMessage['notice']>,
  more: Partial<CapMessage> = {},
  expiresHours = 24,
) =>
  capDocument(
    { ...CAP, expiresHours },
    {
      ...{ kind: 'Alert', current: sent(), replaced: [] },
      notice: { id: 1, text: 'Rain', type: 'warning', ...notice },
      ...more,
    },
  );

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

  it('cleans a text that was stored with the line breaks of a slide', () => {
    const document = alertOf({ text: 'STORM WARNING\vMove to\u00AD high ground\u2028Call 199' });
    expect(textsOf(document, 'headline')).toEqual(['STORM WARNING']);
    expect(textsOf(document, 'description')).toEqual([
      'STORM WARNING\nMove to high ground\nCall 199',
    ]);
  });

  it('expires in every language after the hours that are set', () => {
    const document = alertOf({ text: 'မိုးကြီးမည်။ Heavy rain.' }, {}, 72);
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
    const cancel = alertOf({ text: ' ' }, { kind: 'Cancel', replaced: [sent()] });
    expect([textsOf(cancel, 'msgType'), cancel.includes('<info>')]).toEqual([['Cancel'], false]);
    expect(await problemsOf('cap', document, cancel)).toEqual([]);
  });

  it('refers to what it replaces by sender, identifier and time', () => {
    const replaced = [sent(), sent({ sent_at: '2026-06-05T04:00:00.000Z', version: 0 })];
    const document = alertOf({}, { kind: 'Update', replaced });
    expect(textsOf(document, 'references')).toEqual([
      'dmh@example.org,2.49.0.1.104.0.1.1780628400999.1,2026-06-05T09:30:00+06:30 ' +
        'dmh@example.org,2.49.0.1.104.0.1.1780632000000.0,2026-06-05T10:30:00+06:30',
    ]);
  });

  it('is valid by the schema of CAP 1.2, whatever its text', async () => {
    const types = ['pleasant', 'be careful', 'warning', '<&>'];
    const documents = types.flatMap((type) => HOSTILE.map((each) => alertOf({ type, text: each })));
    const update = alertOf({}, { kind: 'Update', replaced: [sent(), sent({ version: 2 })] });
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

const messages = (count: number) =>
  Array.from({ length: count }, (_each, index) => sent({ number: index + 1 }));

/**
 * The kind of the alert for a text that replaces some warnings, and the number of its references.
 */
function shown(text: string, type: string, count: number) {
  const message = messageOf({ id: 1, text, type }, messages(count));
  return message && `${message.kind} ${message.replaced.length}`;
}

it.each([
  ['Storm', 'warning', 1, 'Alert 0'],
  ['Storm', 'be careful', 3, 'Update 2'],
  ['Storm', 'a type of another time', 2, 'Update 1'],
  ['Fine', 'pleasant', 1, 'Alert 0'],
  ['Fine', 'pleasant', 3, 'Cancel 2'],
  [' \u200B', 'warning', 3, 'Cancel 2'],
  [' \u200B', 'pleasant', 1, null],
  ['Storm', 'warning', 0, null],
])('%j of type %j with %i messages is %j', (text, type, count, expected) =>
  expect(shown(text, type, count)).toBe(expected),
);
