import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfStream } from '@libpdf/core';
import { decimal, type FontBook, FontResources } from '../../fonts/index.ts';
import { maxLengthOf, textsOf } from '../field-value.ts';
import { appearanceStates, type ButtonState, buttonStates, currentState, optionsOf } from '../options.ts';
import { shownText } from '../scripts/index.ts';
import { textOf } from '../text-string.ts';
import { attribute, type FieldTree, type FormField, fieldFlags, type Widget } from '../tree/index.ts';
import { StyleReader, type TextStyle } from './field-style.ts';
import { drawFrame } from './frame.ts';
import { drawMark, drawRoundFrame } from './mark.ts';
import { drawRows, topIndexFor } from './option-rows.ts';
import { drawComb, drawFlow, drawSingleLine, type TextDrawing } from './text-box.ts';
import { borderInset, setColour, type WidgetBox, widgetBoxOf } from './widget-box.ts';

/** No letter can be read in a narrower cell of a comb, and millions of them would fill the memory. */
const cellPointsMin = 1;

const encoder = new TextEncoder();

/** Draws widgets as their fields' values stand, so that no viewer has to. */
export class FieldDrawer {
  readonly #pdf: PDF;
  readonly #tree: FieldTree;
  readonly #book: FontBook;
  readonly #styles: StyleReader;
  readonly #shrinks: boolean;
  /** The names of fields whose text does not fit into its box. */
  readonly cut = new Set<string>();

  /** Text of a size that the form fixes is made smaller where it would be cut off, if it `shrinks`. */
  constructor(pdf: PDF, tree: FieldTree, book: FontBook, { shrinks = false } = {}) {
    this.#pdf = pdf;
    this.#tree = tree;
    this.#book = book;
    this.#styles = new StyleReader(tree, book);
    this.#shrinks = shrinks;
  }

  /** The first character of a text that some widget of the field could not draw. */
  missingCharacter(field: FormField, text: string): string | undefined {
    const fonts = field.widgets.map((widget) => this.#styles.styleOf(field, widget).font);
    return [...new Set(fonts)].map((font) => this.#book.missingCharacter(text, font)).find(Boolean);
  }

  /** New appearances for text and choices; for buttons, the states that have none. */
  draw(field: FormField): void {
    if (field.type === 'signature') return;
    if (field.type === 'check box' || field.type === 'radio group') {
      for (const button of buttonStates(field)) this.#drawStates(field, button);
    } else for (const widget of field.widgets) this.#drawText(field, widget);
  }

  #drawText(field: FormField, widget: Widget): void {
    const box = widgetBoxOf(widget.dict, this.#tree.resolve);
    if (box.width <= 0 || box.height <= 0) return;
    const style = this.#styles.styleOf(field, widget);
    const given = this.#drawn(field, box, style);
    const { content, fonts, isCut } =
      given.isCut && this.#shrinks ? this.#drawn(field, box, { ...style, size: 0 }) : given;
    if (isCut) this.cut.add(field.name);
    const form = this.#form(drawFrame(box) + content, box, fonts.toDict());
    widget.dict.set('AP', PdfDict.of({ N: this.#pdf.context.register(form) }));
    widget.dict.delete('AS');
  }

  #drawn(field: FormField, box: WidgetBox, style: TextStyle) {
    let isCut = false;
    const onCut = () => {
      isCut = true;
    };
    const fonts = new FontResources();
    const content = this.#textContent(field, { box, style, book: this.#book, fonts, onCut });
    return { content, fonts, isCut };
  }

  #textContent(field: FormField, drawing: TextDrawing): string {
    const { type, flags } = field;
    if (type === 'option list') return this.#rowContent(field, drawing);
    if (type === 'button') {
      const caption = textOf(drawing.box.caption) ?? '';
      return drawSingleLine(caption, { ...drawing, style: { ...drawing.style, alignment: 1 } });
    }
    const value = textsOf(field)[0] ?? '';
    if (type === 'dropdown') {
      return drawSingleLine(
        optionsOf(field).find((option) => option.value === value)?.label ?? value,
        drawing,
      );
    }
    const maxLength = maxLengthOf(field);
    if (flags & fieldFlags.password) return drawSingleLine('*'.repeat([...value].length), drawing);
    const shown = shownText(field, value);
    if (flags & fieldFlags.multiline) return drawFlow(shown, drawing);
    const isComb = (flags & fieldFlags.comb) !== 0 && (flags & fieldFlags.fileSelect) === 0;
    if (!isComb || maxLength === undefined || drawing.box.width < maxLength * cellPointsMin) {
      return drawSingleLine(shown, drawing);
    }
    return combDividers(drawing.box, maxLength) + drawComb(shown, maxLength, drawing);
  }

  #rowContent(field: FormField, drawing: TextDrawing): string {
    const options = optionsOf(field);
    const values = new Set(textsOf(field));
    const top = attribute(field, 'TI');
    const rows = {
      labels: options.map(({ label }) => label),
      chosen: new Set(options.flatMap(({ value }, index) => (values.has(value) ? [index] : []))),
      topIndex: top instanceof PdfNumber ? top.value : 0,
    };
    const topIndex = topIndexFor(rows, drawing);
    for (const { dict } of field.nodes) dict.set('TI', PdfNumber.of(topIndex));
    return drawRows({ ...rows, topIndex }, drawing);
  }

  #drawStates(field: FormField, { widget, state }: ButtonState): void {
    const { resolve } = this.#tree;
    const isOn = currentState(field) === state;
    if (!widget.dict.has('AS')) widget.dict.set('AS', PdfName.of(isOn ? state : 'Off'));
    const box = widgetBoxOf(widget.dict, resolve);
    if (box.width <= 0 || box.height <= 0) return;
    const existing = appearanceStates(widget, resolve);
    if (existing?.get(state, resolve) instanceof PdfStream) return;
    const isRound = field.type === 'radio group' && (textOf(box.caption) ?? 'l') === 'l';
    const frame = isRound ? drawRoundFrame(box) : drawFrame(box);
    const style = textOf(box.caption)?.slice(0, 1) || (field.type === 'radio group' ? 'l' : '4');
    const mark = drawMark(style, this.#styles.styleOf(field, widget).colour, box);
    const states = existing ?? new PdfDict();
    states.set(state, this.#pdf.context.register(this.#form(frame + mark, box)));
    if (!(states.get('Off', resolve) instanceof PdfStream)) {
      states.set('Off', this.#pdf.context.register(this.#form(frame, box)));
    }
    widget.dict.set('AP', PdfDict.of({ N: states }));
  }

  #form(content: string, { width, height, matrix }: WidgetBox, fonts?: PdfDict): PdfStream {
    const numbers = (values: readonly number[]): PdfArray =>
      new PdfArray(values.map((value) => PdfNumber.of(value)));
    const form = PdfStream.fromDict(
      {
        Type: PdfName.of('XObject'),
        Subtype: PdfName.of('Form'),
        BBox: numbers([0, 0, width, height]),
        Resources: fonts && fonts.size > 0 ? PdfDict.of({ Font: fonts }) : new PdfDict(),
      },
      encoder.encode(content),
    );
    if (matrix) form.set('Matrix', numbers(matrix));
    return form;
  }
}

/** The lines between the cells of a comb, in the border's colour. */
function combDividers(box: WidgetBox, cells: number): string {
  const { border, width, height } = box;
  if (!border.colour || border.width === 0 || (border.style !== 'solid' && border.style !== 'dashed'))
    return '';
  const inset = borderInset(box);
  const lines = Array.from({ length: Math.max(0, cells - 1) }, (_, index) => {
    const x = decimal(((index + 1) * width) / cells);
    return `${x} ${decimal(inset)} m ${x} ${decimal(height - inset)} l S`;
  });
  return `q\n${setColour(border.colour, 'stroke')}\n${decimal(border.width)} w\n${lines.join('\n')}\nQ\n`;
}
