/**
 * The only import of the page: with several ones, webpack would split each into separate scripts.
 */
export const importEditPage = () => import('./PostEditPage');
