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
} as const;

const alertOf = (
  more: Partial<CapMessage>,
  { expiresHours = 24, site = null as string | null } = {},
) => capDocument({ ...CAP, expiresHours }, { ...MESSAGE, ...more }, site);

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
