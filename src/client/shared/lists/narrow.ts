/**
 * A card below this width is narrow. The search fields would take several lines there, and rows
 * need the whole width.
 */
export const NARROW_WIDTH = '37.5rem';

export const NARROW = `@container (width < ${NARROW_WIDTH})`;

export const onlyNarrow = (styles: object) => ({ display: 'none', [NARROW]: styles });
