/** Degrees clockwise; 0 leaves the page as it is. */
export const rotations = [0, 90, 180, 270] as const;
