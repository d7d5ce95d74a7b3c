/* The pages that are loaded by the router and before it needs them, each in one chunk for both. */

export const importCreatePage = () => import('./PostCreatePage');
export const importEditPage = () => import('./PostEditPage');
