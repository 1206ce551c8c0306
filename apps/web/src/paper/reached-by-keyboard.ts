/** Not every browser lets the keyboard reach what scrolls (WCAG 2.2, 2.1.1). */
export const reachedByKeyboard = { tabIndex: 0 };
