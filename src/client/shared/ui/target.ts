export const TARGET = 40;
/** For a finger: https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced */
export const TOUCH_TARGET = 44;
export const touch = '@media (pointer: coarse), (max-width: 599.95px)';

/** The height of buttons and fields, which grows with their text. */
export const minHeight = { minHeight: TARGET, [touch]: { minHeight: TOUCH_TARGET } };
