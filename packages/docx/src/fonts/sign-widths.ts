/** The signs beyond ASCII that text is full of. */
const signs = [...'–—‘’“”•…€™'];

// Their advance widths in thousandths of an em, by family and style as in latin-widths.ts, and measured on the same fonts.
const written: Readonly<Record<string, string>> = {
  'Arial|0': '556 1000 222 222 333 333 350 1000 556 1000',
  'Arial|1': '556 1000 278 278 500 500 350 1000 556 1000',
  'Arial|2': '556 1000 222 222 333 333 350 1000 556 1000',
  'Arial|3': '556 1000 278 278 500 500 350 1000 556 1000',
  'Times New Roman|0': '500 1000 333 333 444 444 350 1000 500 980',
  'Times New Roman|1': '500 1000 333 333 500 500 350 1000 500 1000',
  'Times New Roman|2': '500 889 333 333 556 556 350 889 500 980',
  'Times New Roman|3': '500 1000 333 333 500 500 350 1000 500 1000',
  'Calibri|0': '498 905 250 250 418 418 498 690 507 705',
  'Calibri|1': '498 905 258 258 435 435 498 711 507 720',
  'Calibri|2': '498 905 250 250 418 418 498 690 507 705',
  'Calibri|3': '498 905 258 258 435 435 498 711 507 720',
  'Cambria|0': '500 1000 221 221 375 375 443 752 628 679',
  'Cambria|1': '500 1000 235 235 398 398 443 772 640 684',
  'Cambria|2': '501 1001 209 209 373 373 443 719 601 690',
  'Cambria|3': '508 996 228 228 405 405 443 742 674 698',
};

/** How wide each sign is, by family and style and then by its code. */
export const signWidths: ReadonlyMap<string, ReadonlyMap<number, number>> = new Map(
  Object.entries(written).map(([key, widths]) => {
    const numbers = widths.split(' ').map(Number);
    return [key, new Map(signs.map((sign, index) => [sign.charCodeAt(0), numbers[index] ?? 500]))];
  }),
);
