import { wordEnds } from '../../../src/client/shared/text/words';

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
