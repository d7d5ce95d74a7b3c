/** Bytes of a colour profile once decompressed: cameras embed 4 kB, printers' profiles have 0.5 MB. */
export const MAX_PROFILE_BYTES = 1_000_000;
