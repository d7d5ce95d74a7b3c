/** The editor is heavy: the form renders without it, and the page of a post loads it while somebody reads. */
export const importEditor = () => import('./editor/DescriptionInput');
