import type { Line, TextStyle } from '../model.ts';
import { pieceText } from '../pieces/index.ts';
import { boldShare, scaleMax, scaleMin } from './measures.ts';

// Fonts of Word with Arabic or Hebrew letters, as a PDF names them.
const known = [
  ['Times New Roman', /^times ?new ?roman/i],
  ['Arial', /^arial/i],
  ['Courier New', /^courier ?new/i],
  ['Traditional Arabic', /^traditional ?arabic/i],
  ['Simplified Arabic', /^simplified ?arabic/i],
  ['Sakkal Majalla', /^sakkal ?majalla/i],
  ['Arabic Typesetting', /^arabic ?typesetting/i],
  ['Segoe UI', /^segoe ?ui/i],
  ['David', /^david(?!ff)/i],
  ['Miriam', /^miriam/i],
] as const;

const arabic = 'Noto Sans Arabic';
const hebrew = 'Noto Sans Hebrew';

interface OpenFont {
  /** What Word shows where the font is not installed. */
  readonly instead: string;
  /** The code of its letters (ISO/IEC 29500-1, 17.8.3.2). */
  readonly charset: string;
}

/** Open fonts that stand for those that Word has not. */
export const openFonts: ReadonlyMap<string, OpenFont> = new Map([
  [arabic, { instead: 'Tahoma', charset: 'B2' }],
  [hebrew, { instead: 'Tahoma', charset: 'B1' }],
]);

/** The font for letters from right to left: the same one where Word has it. */
export function rightToLeftFamily({ fontName }: TextStyle, text: string): string {
  const same = known.find(([, pattern]) => pattern.test(fontName))?.[0];
  return same ?? (/[\u0590-\u05ff]/.test(text) ? hebrew : arabic);
}

// Advance widths in thousandths of an em: isolated, final, initial, medial.
// Measured on Noto Sans Arabic and Noto Sans Hebrew.
const measured =
  '0621:411 0622:235/289 0623:235/289 0624:447/472 0625:238/291 0626:760/736/269/343 0627:238/291 ' +
  '0628:993/1093/269/343 0629:405/486 062a:993/1093/299/373 062b:993/1093/299/373 062c:639/649/589/637 ' +
  '062d:639/649/589/637 062e:639/649/589/637 062f:477/532 0630:477/532 0631:367/396 0632:367/396 ' +
  '0633:1209/1269/784/850 0634:1209/1269/784/850 0635:1306/1352/903/949 0636:1306/1352/903/949 ' +
  '0637:788/831/677/710 0638:788/831/677/710 0639:507/531/503/521 063a:507/531/503/521 0640:270/270/270/270 ' +
  '0641:983/1098/447/495 0642:774/808/447/495 0643:882/922/412/508 0644:695/730/260/300 0645:484/562/525/578 ' +
  '0646:685/730/269/343 0647:405/486/574/507 0648:447/472 0649:760/736 064a:760/736/299/373 ' +
  '067e:993/1093/299/373 0686:659/719/589/637 0698:367/396 06a9:877/975/412/508 06af:877/975/412/508 ' +
  '06cc:760/736/299/373 060c:328 061b:344 061f:434 0020:260 002e:268 003a:268 ' +
  '05d0:632 05d1:572 05d2:374 05d3:542 05d4:627 05d5:301 05d6:330 05d7:662 05d8:634 05d9:295 05da:545 05db:515 ' +
  '05dc:522 05dd:684 05de:660 05df:329 05e0:379 05e1:643 05e2:593 05e3:620 05e4:601 05e5:529 05e6:556 05e7:627 ' +
  '05e8:523 05e9:730 05ea:685';

const widths = new Map(
  measured.split(' ').map((entry) => {
    const [code = '', forms = ''] = entry.split(':');
    return [Number.parseInt(code, 16), forms.split('/').map(Number)] as const;
  }),
);
const otherWidth = 600;
// Vowel signs stand above and below letters.
const signs = /[\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]/g;

function widthOf(text: string): number {
  let thousandths = 0;
  let isJoined = false;
  const forms = [...text.replace(signs, '')].map((letter) => widths.get(letter.codePointAt(0) ?? 0));
  forms.forEach((form, index) => {
    const joinsNext = (form?.length ?? 0) > 2 && (forms[index + 1]?.length ?? 0) > 1;
    const place = (isJoined ? 1 : 0) + (joinsNext ? 2 : 0);
    thousandths += form?.[place] ?? form?.[0] ?? otherWidth;
    isJoined = joinsNext;
  });
  return thousandths;
}

/** How much wider than usual the letters must be for the lines to be as long as in the source. */
export function rightToLeftScale(lines: readonly Line[]): number {
  let source = 0;
  let target = 0;
  for (const piece of lines.flatMap(({ pieces }) => pieces)) {
    const { words } = piece;
    const [first] = words;
    const style = first?.spans[0]?.style;
    const last = words.at(-1);
    if (style === undefined || first === undefined || last === undefined) continue;
    source += Math.max(first.box.right, last.box.right) - Math.min(first.box.left, last.box.left);
    const text = pieceText(piece);
    // A font that Word has needs no help.
    if (!openFonts.has(rightToLeftFamily(style, text))) return 1;
    target += (widthOf(text) * style.sizePoints * (style.isBold ? boldShare : 1)) / 1000;
  }
  return target === 0 ? 1 : Math.max(scaleMin, Math.min(scaleMax, source / target));
}
