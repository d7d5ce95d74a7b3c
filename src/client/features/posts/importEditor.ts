/** The editor, in one chunk for all who load it: it is heavy, so the form renders without it. */
export const importEditor = () => import('./editor/DescriptionInput');
