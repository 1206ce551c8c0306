// Numbers with signs or currencies around them, and the dashes that stand for none.
const figure = /^[(\-–−+]?\s?[$€£¥]?\s?[(\-–−+]?\d[\d.,'\s\u00a0\u202f]*\s?[%)]?\s?[$€£¥%]?\)?$|^[-–—]$/;
const fraction = /[.,]\d{2}\D{0,3}$|[$€£¥%]/;

export const isFigure = (text: string) => figure.test(text.trim());

/** A figure with cents, a currency or a percentage: a date or the number of a clause is none. */
export const isAmount = (text: string) => isFigure(text) && fraction.test(text.trim());
