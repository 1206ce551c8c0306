/** What any request may bring, in whichever form its body is. */
export const partsMax = 2_000;
export const oneTextBytesMax = 1_048_576;
