import { PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core';
import { type FontBook, type RunFont, standardFontFor } from '../../fonts/index.ts';
import { textOf } from '../text-string.ts';
import { attribute, type FieldTree, type FormField, type Resolve, type Widget } from '../tree/index.ts';
import { type DefaultAppearance, parseDefaultAppearance } from './default-appearance.ts';

/** How the text of one widget looks. */
export interface TextStyle extends DefaultAppearance {
  /** The form's font of that name, where its characters can be told. */
  readonly font: RunFont | null;
  /** 0 left, 1 centred, 2 right. */
  readonly alignment: number;
}

type Value = PdfObject | null | undefined;

const numberOf = (value: Value): number | undefined => (value instanceof PdfNumber ? value.value : undefined);

/** A default appearance that names a font: one without it says nothing. */
function withFont(value: Value): string | undefined {
  const text = textOf(value);
  return text?.includes('Tf') ? text : undefined;
}

/** What the appearance that is there draws with. */
function resourcesOf(widget: PdfDict, resolve: Resolve): Value {
  const normal = widget.getDict('AP', resolve)?.get('N', resolve);
  return normal instanceof PdfDict ? normal.get('Resources', resolve) : undefined;
}

function fontIn(resources: Value, name: string, resolve: Resolve): PdfObject | undefined {
  const fonts = resources instanceof PdfDict ? resources.get('Font', resolve) : undefined;
  const font = fonts instanceof PdfDict ? fonts.get(name) : undefined;
  const target = font instanceof PdfRef ? resolve(font) : font;
  return target instanceof PdfDict ? font : undefined;
}

/** Finds the fonts that default appearances name; a name without a font gets the standard font it suggests. */
export class StyleReader {
  readonly #tree: FieldTree;
  readonly #book: FontBook;
  readonly #standard = new Map<string, PdfDict>();
  readonly #appearances = new Map<string, DefaultAppearance>();
  /** By widget: its style is asked for before anything is changed, and again when it is drawn. */
  readonly #known = new Map<PdfDict, TextStyle>();

  constructor(tree: FieldTree, book: FontBook) {
    this.#tree = tree;
    this.#book = book;
  }

  styleOf(field: FormField, { dict }: Widget): TextStyle {
    let style = this.#known.get(dict);
    if (!style) {
      style = this.#read(field, dict);
      this.#known.set(dict, style);
    }
    return style;
  }

  #read(field: FormField, dict: PdfDict): TextStyle {
    const { acroForm, resolve } = this.#tree;
    const source =
      withFont(dict.get('DA', resolve)) ??
      withFont(attribute(field, 'DA')) ??
      withFont(acroForm?.get('DA', resolve));
    const appearance = this.#appearance(source ?? '');
    const alignment =
      numberOf(dict.get('Q', resolve)) ??
      numberOf(attribute(field, 'Q')) ??
      numberOf(acroForm?.get('Q', resolve));
    return {
      font: this.#book.ownFont(this.#fontResource(appearance.fontName, field, dict)),
      alignment: alignment ?? 0,
      ...appearance,
    };
  }

  /** Most fields of a form have the same one. */
  #appearance(source: string): DefaultAppearance {
    let appearance = this.#appearances.get(source);
    if (!appearance) {
      appearance = parseDefaultAppearance(source);
      this.#appearances.set(source, appearance);
    }
    return appearance;
  }

  #fontResource(name: string, field: FormField, widget: PdfDict): PdfObject {
    const { acroForm, resolve } = this.#tree;
    return (
      fontIn(widget.get('DR', resolve), name, resolve) ??
      fontIn(attribute(field, 'DR'), name, resolve) ??
      fontIn(acroForm?.get('DR', resolve), name, resolve) ??
      fontIn(resourcesOf(widget, resolve), name, resolve) ??
      this.#standardFont(name)
    );
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
