/** Twips. Word takes no place and no length beyond 22 inches. */
const twipsMax = 31_680;
const length = [0, twipsMax] as const;
const place = [-twipsMax, twipsMax] as const;
/** What a 32-bit number holds (ISO/IEC 29500-1, 20.1.10.41). */
const emuMax = 2 ** 31 - 1;
const emu = [-emuMax, emuMax] as const;
const id = [-1, emuMax] as const;
const eighths = [2, 96] as const;
const borderSpace = [0, 31] as const;

type Bounds = readonly [least: number, most: number];

/** What Word takes as the numbers of our elements: the types of the schema, and its own limits inside of these. */
const bounds: Readonly<Record<string, Readonly<Record<string, Bounds>>>> = {
  'w:pgSz': { 'w:w': [1, twipsMax], 'w:h': [1, twipsMax] },
  'w:pgMar': {
    'w:top': place,
    'w:bottom': place,
    'w:left': length,
    'w:right': length,
    'w:header': length,
    'w:footer': length,
    'w:gutter': length,
  },
  'w:pgNumType': { 'w:start': [0, emuMax] },
  'w:cols': { 'w:num': [1, 45], 'w:space': length },
  'w:col': { 'w:w': [1, twipsMax], 'w:space': length },
  'w:spacing': { 'w:before': length, 'w:after': length, 'w:line': place, 'w:val': place },
  'w:ind': { 'w:left': place, 'w:right': place, 'w:firstLine': length, 'w:hanging': length },
  'w:tab': { 'w:pos': place },
  'w:framePr': { 'w:w': length, 'w:h': length, 'w:x': place, 'w:y': place },
  'w:tblpPr': { 'w:tblpX': place, 'w:tblpY': place, 'w:leftFromText': length, 'w:rightFromText': length },
  'w:tblW': { 'w:w': length },
  'w:tblInd': { 'w:w': place },
  'w:gridCol': { 'w:w': length },
  'w:tcW': { 'w:w': length },
  'w:gridSpan': { 'w:val': [1, 63] },
  'w:trHeight': { 'w:val': length },
  'w:sz': { 'w:val': [2, 3_276] },
  'w:szCs': { 'w:val': [2, 3_276] },
  'w:position': { 'w:val': [-3_168, 3_168] },
  'w:w': { 'w:val': [1, 600] },
  'w:ilvl': { 'w:val': [0, 8] },
  'w:numId': { 'w:val': [0, emuMax] },
  'w:start': { 'w:val': [0, emuMax] },
  'w:top': { 'w:sz': eighths, 'w:space': borderSpace },
  'w:left': { 'w:sz': eighths, 'w:space': borderSpace },
  'w:bottom': { 'w:sz': eighths, 'w:space': borderSpace },
  'w:right': { 'w:sz': eighths, 'w:space': borderSpace },
  'w:footnote': { 'w:id': id },
  'w:footnoteReference': { 'w:id': id },
  'w:bookmarkStart': { 'w:id': id },
  'wp:extent': { cx: [1, emuMax], cy: [1, emuMax] },
  'wp:docPr': { id: [1, emuMax] },
  'a:ext': { cx: [0, emuMax], cy: [0, emuMax] },
  'a:off': { x: emu, y: emu },
};

const whole = /^-?\d+$/;

/** The numbers of a part that are none, or that Word does not take. */
export function outOfBounds(xml: string): string[] {
  const wrong: string[] = [];
  for (const [, name = '', attributes = ''] of xml.matchAll(/<([\w:]+)((?: [\w:]+="[^"]*")*)\/?>/g)) {
    const known = bounds[name];
    if (known === undefined) continue;
    for (const [, attribute = '', value = ''] of attributes.matchAll(/([\w:]+)="([^"]*)"/g)) {
      const limits = known[attribute];
      if (limits === undefined) continue;
      const [least, most] = limits;
      const isWithin = whole.test(value) && Number(value) >= least && Number(value) <= most;
      if (!isWithin) wrong.push(`${name} has ${attribute} ${value}`);
    }
  }
  return wrong;
}
