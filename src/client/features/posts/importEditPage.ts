/** The form of editing, in one chunk for all who load it. */
export const importEditPage = () => import('./PostEditPage');
