import { messageOf } from '../../../src/server/feeds/capMessages';

/** Texts by their first letter: Warning, be Careful, Pleasant, and - for none; the oldest first. */
function textsOf(history: string) {
  const types: Record<string, string> = { W: 'warning', C: 'be careful', U: 'urgent' };
  return Array.from(history, (letter, index) => ({
    text: letter === '-' ? ' \u200B' : `${letter}${index}`,
    type: types[letter] ?? 'pleasant',
    from: '',
    version: index,
  })).reverse();
}

/** The message of a history, as `Update 1 2`: what it is, and the versions that it replaces. */
function shown(history: string, isAll = true) {
  const message = messageOf(textsOf(history), isAll);
  if (!message) return message;
  return [message.kind, ...message.replaced.map(({ version }) => version)].join(' ');
}

it.each([
  ['', null],
  ['-', null],
  ['P', 'Alert'],
  ['PP', 'Alert'],
  ['W', 'Alert'],
  ['PW', 'Alert'],
  ['U', 'Alert'],
  ['WW', 'Update 0'],
  ['CWC', 'Update 0 1'],
  ['WP', 'Cancel 0'],
  ['W-', 'Cancel 0'],
  ['CWP', 'Cancel 0 1'],
  ['CWPP', 'Cancel 0 1'],
  ['CW-P', 'Cancel 0 1'],
  ['CWP-C', 'Alert'],
  ['CWP-CW', 'Update 4'],
  ['CWP-CWP', 'Cancel 4 5'],
])('the history %j amounts to %j', (history, expected) => {
  expect(shown(history)).toBe(expected);
});

it.each([
  ['P', undefined],
  ['WW', undefined],
  ['WP', undefined],
  ['PW', 'Alert'],
  ['PWWP', 'Cancel 1 2'],
])('the end %j of a longer history amounts to %j', (history, expected) => {
  expect(shown(history, false)).toBe(expected);
});
