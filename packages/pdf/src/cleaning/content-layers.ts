import { PdfDict, PdfName, type PdfObject } from '@libpdf/core';

/** What of a content stream counts here: where strings begin, dictionaries, names and words (ISO 32000-2, 7.8.2). */
const token = /%[^\r\n]*|\(|<<|>>|<[0-9A-Fa-f\s]*>|\/[^\s()<>[\]{}/%]*|[[\]]|[^\s()<>[\]{}/%]+/g;

const inlineData = /\sEI(?=[\s/]|$)/g;

type IsHidden = (name: string) => boolean;

/**
 * A content stream without what belongs to hidden layers: from `/OC /name BDC` to its own `EMC`. What only sets colours,
 * fonts and places stays, because what follows may rely on it. Returns nothing where nothing is hidden.
 */
export function withoutHidden(content: string, isHidden: IsHidden): string | undefined {
  let kept = '';
  let from = 0;
  let hiddenAt = -1;
  const marks: boolean[] = [];
  let operands: { text: string; at: number }[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(content); match; match = token.exec(content)) {
    const [text] = match;
    if (text === '(') token.lastIndex = endOfString(content, token.lastIndex);
    if (!isOperator(text)) {
      operands.push({ text, at: match.index });
      continue;
    }
    const at = operands[0]?.at ?? match.index;
    if (text === 'ID') skipInlineImage(content);
    else if (text === 'BMC' || text === 'BDC') {
      const [tag, name] = operands.slice(-2).map((operand) => operand.text);
      const hides = text === 'BDC' && tag === '/OC' && name !== undefined && isHidden(name.slice(1));
      marks.push(hides);
      if (hides && hiddenAt < 0) {
        kept += content.slice(from, at);
        hiddenAt = marks.length;
      }
    } else if (text === 'EMC' && marks.length > 0) {
      if (hiddenAt === marks.length) {
        from = token.lastIndex;
        hiddenAt = -1;
      }
      marks.pop();
    } else if (hiddenAt >= 0) kept += harmless(text, content.slice(at, token.lastIndex));
    operands = [];
  }
  if (from === 0 && hiddenAt < 0) return undefined;
  return hiddenAt < 0 ? kept + content.slice(from) : kept;
}

const isOperator = (text: string): boolean =>
  /^[A-Za-z'"][A-Za-z0-9*'"]*$/.test(text) && !['true', 'false', 'null'].includes(text);

const stateOperators =
  'q Q cm w J j M d ri i gs cs CS sc SC scn SCN g G rg RG k K BT ET Tf Tc Tw Tz TL Tr Ts Td TD Tm T* W W* n m l c v y h re';
const settingState = new Set(stateOperators.split(' '));
const painting = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's']);

/** The same without a mark on the page: a path that was painted is let go, a line of text is only gone to. */
function harmless(operator: string, instruction: string): string {
  if (settingState.has(operator)) return ` ${instruction}\n`;
  if (painting.has(operator)) return ' n\n';
  return operator === "'" || operator === '"' ? ' T*\n' : '';
}

/** Brackets inside a string are balanced, or escaped. */
function endOfString(content: string, start: number): number {
  let depth = 1;
  for (let at = start; at < content.length; at += 1) {
    const character = content[at];
    if (character === '\\') at += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return content.length;
}

function skipInlineImage(content: string): void {
  inlineData.lastIndex = token.lastIndex;
  const end = inlineData.exec(content);
  token.lastIndex = end ? inlineData.lastIndex : content.length;
}

/** Which of the names under /Properties stand for a hidden group. */
export const hiddenNames =
  (properties: PdfObject | undefined, isHiddenGroup: (group: PdfObject | undefined) => boolean): IsHidden =>
  (name) =>
    properties instanceof PdfDict && isHiddenGroup(properties.get(PdfName.of(name)));
