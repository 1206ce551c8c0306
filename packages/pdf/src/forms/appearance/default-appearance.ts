/** What a /DA string asks for (ISO 32000-2, 12.7.4.3): a font, a size (0: fit) and a colour. */
export interface DefaultAppearance {
  readonly fontName: string;
  readonly size: number;
  /** The operators that set the text's colour. */
  readonly colour: string;
}

const operandCounts: Record<string, number> = { g: 1, rg: 3, k: 4 };

export function parseDefaultAppearance(source: string | undefined): DefaultAppearance {
  let fontName = 'Helv';
  let size = 0;
  let colour = '0 g';
  const operands: string[] = [];
  for (const token of (source ?? '').replaceAll('/', ' /').split(/[\s\0]+/)) {
    const count = operandCounts[token];
    if (token === 'Tf') {
      const [font = '', points = ''] = operands.slice(-2);
      if (font.startsWith('/')) fontName = unescapeName(font.slice(1));
      size = Math.abs(Number.parseFloat(points)) || 0;
    } else if (count !== undefined && operands.length >= count) {
      const values = operands.slice(-count).map(Number.parseFloat);
      if (values.every(Number.isFinite)) colour = `${values.join(' ')} ${token}`;
    }
    if (/^[A-Za-z'"]/.test(token)) operands.length = 0;
    else operands.push(token);
  }
  return { fontName, size, colour };
}

const unescapeName = (name: string): string =>
  name.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
