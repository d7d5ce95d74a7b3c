/** A card below this width is narrow: the search fields would take several lines, and rows need all of it. */
export const NARROW_WIDTH = '37.5rem';

export const NARROW = `@container (width < ${NARROW_WIDTH})`;

/** Styles of what exists in a narrow card only. */
export const onlyNarrow = (styles: object) => ({ display: 'none', [NARROW]: styles });
