// When each line of the call begins to be typed; the field that it fills follows it. Whole class names, which the
// stylesheet is made from.
const beginnings = [
  '[animation-delay:0.3s]',
  '[animation-delay:0.8s]',
  '[animation-delay:1.3s]',
  '[animation-delay:1.8s]',
  '[animation-delay:2.4s]',
  '[animation-delay:3s]',
  '[animation-delay:3.6s]',
  '[animation-delay:4.2s]',
  '[animation-delay:4.8s]',
  '[animation-delay:5.6s]',
] as const;

/** Before the values come the address, the key and the file. */
export const linesBeforeValues = 3;

export const beginningOf = (line: number): string => beginnings[line] ?? beginnings[0];
