export const TARGET = 40;
/** For a finger: https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced */
export const TOUCH_TARGET = 44;
export const touch = '@media (pointer: coarse), (max-width: 599.95px)';

/** The height of what is pressed or typed in; it grows with its text. */
export const minHeight = { minHeight: TARGET, [touch]: { minHeight: TOUCH_TARGET } };
