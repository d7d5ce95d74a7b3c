/** One import for all who load the page: webpack would split each of several into scripts of its own. */
export const importEditPage = () => import('./PostEditPage');
