/** The puzzle is fetched only when somebody signs in; a second call costs nothing. */
export const loadPuzzle = () => import('./puzzle/PuzzleDialog');
