import { PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core';
import { type FontBook, type RunFont, standardFontFor } from '../../fonts/index.ts';
import { textOf } from '../text-string.ts';
import { attribute, type FieldTree, type FormField, type Widget } from '../tree/index.ts';
import { type DefaultAppearance, parseDefaultAppearance } from './default-appearance.ts';

/** How the text of one widget looks. */
export interface TextStyle extends DefaultAppearance {
  /** The form's font of that name, where its characters can be told. */
  readonly font: RunFont | null;
  /** 0 left, 1 centred, 2 right. */
  readonly alignment: number;
}

/** Finds the fonts that default appearances name; a name without a font gets the standard font it suggests. */
export class StyleReader {
  readonly #tree: FieldTree;
  readonly #book: FontBook;
  readonly #standard = new Map<string, PdfDict>();

  constructor(tree: FieldTree, book: FontBook) {
    this.#tree = tree;
    this.#book = book;
  }

  styleOf(field: FormField, { dict }: Widget): TextStyle {
    const { acroForm, resolve } = this.#tree;
    const source = [dict.get('DA', resolve), attribute(field, 'DA'), acroForm?.get('DA', resolve)]
      .map(textOf)
      .find((text) => text?.includes('Tf'));
    const appearance = parseDefaultAppearance(source);
    const alignment = [dict.get('Q', resolve), attribute(field, 'Q'), acroForm?.get('Q', resolve)].find(
      (value) => value instanceof PdfNumber,
    );
    return {
      ...appearance,
      font: this.#book.ownFont(this.#fontResource(appearance.fontName, field, dict)),
      alignment: alignment instanceof PdfNumber ? alignment.value : 0,
    };
  }

  #fontResource(name: string, field: FormField, widget: PdfDict): PdfObject {
    const { acroForm, resolve } = this.#tree;
    const normal = widget.getDict('AP', resolve)?.get('N', resolve);
    const homes = [
      widget.get('DR', resolve),
      attribute(field, 'DR'),
      acroForm?.get('DR', resolve),
      normal instanceof PdfDict ? normal.get('Resources', resolve) : undefined,
    ];
    for (const home of homes) {
      const fonts = home instanceof PdfDict ? home.get('Font', resolve) : undefined;
      const font = fonts instanceof PdfDict ? fonts.get(name) : undefined;
      const target = font instanceof PdfRef ? resolve(font) : font;
      if (font && target instanceof PdfDict) return font;
    }
    return this.#standardFont(name);
  }

  #standardFont(name: string): PdfDict {
    const baseFont = standardFontFor(name);
    const known = this.#standard.get(baseFont);
    if (known) return known;
    const font = PdfDict.of({
      Type: PdfName.of('Font'),
      Subtype: PdfName.of('Type1'),
      BaseFont: PdfName.of(baseFont),
      Encoding: PdfName.of('WinAnsiEncoding'),
    });
    this.#standard.set(baseFont, font);
    return font;
  }
}
