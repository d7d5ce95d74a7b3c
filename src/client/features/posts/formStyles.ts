/** Where the sidebar leaves room for a second column (design: form page). */
const TWO_COLUMNS = '@media (min-width: 1100px)';

const group = { display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 };

/**
 * One column in the order of reading; from 1100 px the images stand beside the text. The row of the
 * text takes what the images are taller, so that no gap opens between the fields.
 */
export const formStyles = {
  fields: {
    display: 'grid',
    gap: 2.5,
    minWidth: 0,
    maxWidth: 760,
    [TWO_COLUMNS]: {
      maxWidth: 'none',
      columnGap: 4,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"facts images" "text images"',
    },
  },
  facts: { ...group, [TWO_COLUMNS]: { gridArea: 'facts' } },
  images: { minWidth: 0, [TWO_COLUMNS]: { gridArea: 'images' } },
  text: { ...group, [TWO_COLUMNS]: { gridArea: 'text' } },
};
