import { langOf } from '../../../src/client/shared/text/langOf';

it.each([
  ['မိုးသတိပေးချက်', 'my'],
  ['GDACS အရ မိုးကြီးမည်', 'my'],
  ['Heavy rain in ရန်ကုန်', undefined],
  ['Heavy rain', undefined],
  ['12.5', undefined],
  ['', undefined],
])('recognises %j as %s', (text, lang) => expect(langOf(text)).toBe(lang));
