import { draftSummary } from '../../../../../src/client/shared/form/drafts/DraftOffers';
import { areDifferent } from '../../../../../src/client/shared/form/fingerprint';
import { buildFile } from '../../../../helpers/client/builders';

const rain = buildFile('rain.jpg');

it.each([
  ['another text', 'Rain', 'Storm', true],
  ['the same text', 'Rain', 'Rain', false],
  ['a number as the select has it', 4, '4', false],
  ['a choice where there was none', null, '5', true],
  ['another list', [1, 2], [1], true],
  ['a file', null, rain, true],
  ['the same file, restored', [rain], [new File([rain], 'rain.jpg', rain)], false],
])('treats %s as a change: %#', (_, initial, value, isChange) =>
  expect(areDifferent(value, initial)).toBe(isChange),
);

it('sums up fields by their labels and photos by their number', () => {
  const values = {
    title: 'Storm',
    'name.en': 'Editor',
    cover_image: buildFile('cover.jpg'),
    images: [rain, buildFile('flood.jpg')],
    removed: [31, 32],
    removed_cover_image: true,
  };
  const fields = { title: { label: 'Title' }, 'name.en': { label: 'Name' } };
  const t = (text: string, options: Record<string, unknown> = {}) =>
    text.replace(/{{(.+?)}}/g, (_, name: string) => String(options[name]));
  expect(draftSummary(values, fields, t)).toBe('Title, Name, 3 photos, 3 photos removed');
});
