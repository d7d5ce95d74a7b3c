import { wordEnds } from '../../../src/client/shared/text/words';
import { langOf } from '../../../src/client/shared/text/langOf';
import { BURMESE } from '../../../src/client/shared/text/burmese';
import { ENGLISH } from '../../../src/client/shared/text/i18n';
import { quoted } from '../../../src/client/shared/text/quoted';

const cut = (text: string) => {
  const ends = [0, ...wordEnds(text), text.length];
  return ends.slice(1).map((end, index) => text.slice(ends[index], end));
};

test.each([
  ['မိုး|ကြီး|နိုင်|ပါသည်။| |လေပြင်း|မည်။'],
  ['Heavy| |rain,| |3.5| |m.'],
  ['Call| |09-123-456| |or| |https://example.org/a?b'],
  ['၃၀-၄၀| |မိုင်'],
  ['ရခိုင်|(မိုး)|တွင်'],
  ['မိုး|\u200B|ကြီး'],
  ['ပို့စ်'],
  ['ပင်လယ်|ပြင်|သို့| |မထွက်|ကြ|ပါ'],
])('cuts %s', (marked) => expect(cut(marked.replaceAll('|', ''))).toEqual(marked.split('|')));

it.each([
  ['မိုးသတိပေးချက်', 'my'],
  ['GDACS အရ မိုးကြီးမည်', 'my'],
  ['Heavy rain in ရန်ကုန်', undefined],
  ['Heavy rain', undefined],
  ['12.5', undefined],
  ['', undefined],
])('recognises %j as %s', (text, lang) => expect(langOf(text)).toBe(lang));

it.each(['\u202Egat', '\u2067gat\u2069', '\u200Fgat', 'gat\u202A'])(
  'keeps the direction of a sentence around the name %j',
  (name) => {
    expect(ENGLISH.t('Remove tag {{name}}', { name })).toBe('Remove tag gat');
    expect(BURMESE.t('Remove tag {{name}}', { name })).toBe('တက်ဂ် gat ကို ဖယ်ရန်');
    expect(quoted(name)).toBe('“gat”');
  },
);
