import { readItem, storeItems } from '../device/deviceStorage';

const KEY = 'text-size';

/** Per cent of the browser's font size. */
export const TEXT_SIZES = [100, 112, 125] as const;

export type TextSize = (typeof TEXT_SIZES)[number];

export function currentTextSize(): TextSize {
  const stored = Number(readItem(KEY));
  return TEXT_SIZES.find((size) => size === stored) ?? 100;
}

/** All font sizes are in `rem`, so they follow the root element. */
export function applyTextSize(size: TextSize): void {
  document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`;
}

export function chooseTextSize(size: TextSize): void {
  applyTextSize(size);
  storeItems({ [KEY]: String(size) });
}
