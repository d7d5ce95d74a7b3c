const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 };

/** One line where there is room; else the text takes a line of its own, and on a phone the dates too. */
export const formStyles = { ...line, p: 2, pb: 1 };
export const textStyles = { flex: '8 1 220px', minWidth: 0 };
export const restStyles = { ...line, flex: { xs: '1 1 100%', sm: '1 1 516px' } };
export const datesStyles = {
  ...line,
  alignItems: 'flex-start',
  flex: { xs: '1 1 100%', sm: '1 1 316px' },
  '& > *': { flex: '1 1 140px' },
};
export const buttonsStyles = { ...line, flex: '1 1 160px', '& > *': { flex: 1 } };
