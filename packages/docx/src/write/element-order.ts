import { element } from './xml.ts';

/** The order that the schema asks of the children of each property element (ISO/IEC 29500-1, annex A). */
export const elementOrder: Readonly<Record<string, readonly string[]>> = {
  'w:pPr': order(
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr pBdr shd tabs',
    'wordWrap autoSpaceDE autoSpaceDN bidi',
    'spacing ind contextualSpacing jc textDirection textAlignment outlineLvl rPr sectPr',
  ),
  'w:rPr': order(
    'rStyle rFonts b bCs i iCs strike color spacing w position sz szCs highlight u shd vertAlign rtl cs lang',
  ),
  'w:tblPr': order('tblStyle tblpPr bidiVisual tblW jc tblInd tblBorders tblLayout tblCellMar tblLook'),
  'w:tcPr': order('tcW gridSpan vMerge tcBorders shd noWrap tcMar textDirection vAlign'),
  'w:sectPr': order(
    'headerReference footerReference footnotePr type pgSz pgMar pgNumType cols titlePg textDirection bidi docGrid',
  ),
  'w:style': order('name basedOn next link uiPriority qFormat pPr rPr'),
  'w:lvl': order('start numFmt lvlText lvlJc pPr rPr'),
  'w:tbl': order('tblPr tblGrid tr'),
  'w:tc': order('tcPr p tbl'),
  'w:tr': order('trPr tc'),
  'w:trPr': order('cantSplit trHeight tblHeader'),
  'w:footnotePr': order('pos numFmt numStart numRestart footnote'),
  'w:font': order('altName panose1 charset family pitch'),
};

function order(...names: readonly string[]): readonly string[] {
  return names
    .join(' ')
    .split(' ')
    .map((name) => `w:${name}`);
}

/** An element whose children stand as the schema asks, in whichever order they are given. */
export function properties(name: keyof typeof elementOrder & string, children: readonly string[]): string {
  const names = elementOrder[name] ?? [];
  const ranked = children
    .filter((child) => child !== '')
    .map((child) => ({ child, rank: names.indexOf(/^<([\w:]+)/.exec(child)?.[1] ?? '') }));
  const sorted = ranked.sort((first, second) => first.rank - second.rank);
  return sorted.length === 0 ? '' : element(name, {}, ...sorted.map(({ child }) => child));
}
