/** A task that has not been given memory for whole files may still hold small ones. */
export const smallFileBytesMax = 32 * 1_048_576;

/** Thrown in an engine process when a file would have to be held whole, and there is no memory for that. */
export class MemoryNeeded extends Error {}
