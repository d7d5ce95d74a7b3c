import { changesIn, summaryOf } from '../../../../../src/client/shared/form/drafts/draftValues';
import { buildFile } from '../../../../helpers/client/builders';

const initial = {
  title: 'Rain',
  role_id: 4,
  parent_id: null,
  tags: [1, 2],
  images: [],
  cover_image: null,
  removed: [],
  'name.en': '',
};

it.each([
  ['another text', { title: 'Storm' }, true],
  ['the same text', { title: 'Rain' }, false],
  ['a number as the select has it', { role_id: '4' }, false],
  ['another choice of a select', { role_id: '5' }, true],
  ['a choice where there was none', { parent_id: '5' }, true],
  ['another list', { tags: [1] }, true],
  ['a file', { cover_image: buildFile('rain.jpg') }, true],
  ['files', { images: [buildFile('rain.jpg')] }, true],
  ['a removed image', { removed: [31] }, true],
  ['a field of another form', { name: 'Rain' }, false],
  ['a value of another type', { title: ['Storm'] }, false],
  ['no list', { tags: '1' }, false],
])('takes %s for a change: %#', (_, values, isChange) => {
  expect(changesIn(values, initial)).toEqual(isChange ? values : {});
});

it('sums up fields by their labels and photos by their number', () => {
  const values = {
    title: 'Storm',
    'name.en': 'Editor',
    cover_image: buildFile('cover.jpg'),
    images: [buildFile('rain.jpg'), buildFile('flood.jpg')],
    removed: [31, 32],
    removed_cover_image: true,
  };
  const labels = { title: 'Title', 'name.en': 'Name' };
  expect(summaryOf(values, labels)).toEqual({
    labels: ['Title', 'Name'],
    photos: 3,
    removedPhotos: 3,
  });
});
