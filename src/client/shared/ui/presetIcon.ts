import { BASE_PATH } from '../../../contract/limits';

/** The address of a preset icon, such as `category-one`. It never changes. */
export const presetIconUrl = (preset: string) => `${BASE_PATH}/icons/${preset}.svg`;
