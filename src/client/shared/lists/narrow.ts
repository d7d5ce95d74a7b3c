/** The card of a list where its search fields would take several lines. */
export const NARROW = '@container (width < 37.5rem)';

/** Styles of what exists in a narrow card only. */
export const onlyNarrow = (styles: object) => ({ display: 'none', [NARROW]: styles });
