import { messageOf } from '../../../src/server/feeds/capMessages';

const messages = (count: number) =>
  Array.from({ length: count }, (_each, index) => ({
    ...{ announcement_id: 1, number: index + 1, version: index + 1 },
    sent_at: `2026-06-05T03:00:0${index}.000Z`,
  }));

/** What a text is that replaces some warnings, and how many of them it refers to. */
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
])('%j of type %j with %i messages is %j', (text, type, count, expected) => {
  expect(shown(text, type, count)).toBe(expected);
});
