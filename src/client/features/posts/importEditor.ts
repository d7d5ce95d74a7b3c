/** The editor is large. The form renders without it, and a post's page prefetches it. */
export const importEditor = () => import('./editor/DescriptionInput');
