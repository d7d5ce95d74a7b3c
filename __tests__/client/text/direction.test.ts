import { BURMESE } from '../../../src/client/shared/text/burmese';
import { ENGLISH } from '../../../src/client/shared/text/i18n';
import { quoted } from '../../../src/client/shared/text/quoted';

it.each(['\u202Egat', '\u2067gat\u2069', '\u200Fgat', 'gat\u202A'])(
  'keeps the direction of a sentence around the name %j',
  (name) => {
    expect(ENGLISH.t('Remove tag {{name}}', { name })).toBe('Remove tag gat');
    expect(BURMESE.t('Remove tag {{name}}', { name })).toBe('တက်ဂ် gat ကို ဖယ်ရန်');
    expect(quoted(name)).toBe('“gat”');
  },
);
