import { BASE_PATH } from '../../../contract/limits';

const NUMBERS = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five',
];

/** The 24 icon presets: one to twenty-five without seventeen. */
export const CATEGORY_ICONS: readonly string[] = NUMBERS.flatMap((line) => line.split(' ')).map(
  (number) => `category-${number}`,
);

/** The stable address of a preset's image, which is what a category stores (readings 62). */
export const iconAddress = (preset: string) => `${BASE_PATH}/icons/${preset}.svg`;

/** The last part of an image's address, without what follows its first dot. */
export const iconName = (address: string) =>
  (address.split(/[?#]/)[0] ?? '').split('/').at(-1)?.split('.')[0] ?? '';

/** Which preset a stored address shows, wherever it is served from; -1 for an unknown image. */
export const presetIndex = (address: string) => CATEGORY_ICONS.indexOf(iconName(address));
