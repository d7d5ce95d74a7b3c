import { readItem, storeItems } from '../deviceStorage';

/** Where the device keeps the size of the text. */
const KEY = 'text-size';

/** Per cent of the browser's own size. */
export const TEXT_SIZES = [100, 112, 125] as const;

export type TextSize = (typeof TEXT_SIZES)[number];

export function currentTextSize(): TextSize {
  const stored = Number(readItem(KEY));
  return TEXT_SIZES.find((size) => size === stored) ?? 100;
}

/** All sizes of text are in `rem`, so that the root element decides. */
export function applyTextSize(size: TextSize): void {
  document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`;
}

/** Changes the size of all text, and keeps the choice on this device. */
export function chooseTextSize(size: TextSize): void {
  applyTextSize(size);
  storeItems({ [KEY]: String(size) });
}
