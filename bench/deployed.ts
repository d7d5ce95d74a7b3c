/** What both ways to run the product in `deploy/` set: memory of photographs goes back to the system. */
export const DEPLOYED = { MALLOC_MMAP_THRESHOLD_: '131072' };
