import type { Box } from '@pagesmith/pdf';
import { type Inset, type PictureBlock, pictureSign } from '../model.ts';
import { properties } from './element-order.ts';
import { hangPointsMax } from './measures.ts';
import type { Place, Writer } from './writer.ts';
import { element, emus, twips, value } from './xml.ts';

const pictureUri = 'http://schemas.openxmlformats.org/drawingml/2006/picture';

/** Whether a picture is wider than the place that it stands in, or stands out of it. */
export const isOutside = ({ box }: PictureBlock, { left, right }: Place) =>
  box.left < left - hangPointsMax || box.right > right + hangPointsMax;

/** The style of a picture in a paragraph of its own. */
export const pictureStyle = { id: 'Picture', name: 'Picture' };

/** A picture in a paragraph of its own. */
export function pictureParagraph(
  block: PictureBlock,
  place: Place,
  writer: Writer,
  extras: { leading?: string; isPageStart?: boolean; section?: string } = {},
): string {
  const { box } = block;
  const before = Math.max(0, box.top - place.cursor);
  place.cursor += before + (box.bottom - box.top);
  const own = properties('w:pPr', [
    value('w:pStyle', pictureStyle.id),
    extras.isPageStart ? '<w:pageBreakBefore/>' : '',
    element('w:spacing', { 'w:before': twips(before), 'w:after': 0, 'w:line': 240, 'w:lineRule': 'auto' }),
    element('w:ind', {
      'w:left': Math.max(0, twips(box.left - place.left)),
    }),
    extras.section ?? '',
  ]);
  const run = element('w:r', {}, inlineXml(block, writer));
  return element('w:p', {}, own, extras.leading ?? '', run);
}

function inlineXml(block: PictureBlock, writer: Writer): string {
  const id = writer.nextDrawingId++;
  const inline = element(
    'wp:inline',
    { distT: 0, distB: 0, distL: 0, distR: 0 },
    extentXml(block),
    describedXml(block, 'Picture', id, writer),
    graphicXml(block, id, writer),
  );
  return element('w:drawing', {}, inline);
}

/** A picture among words, as deep below their baseline as it was, with its text for those who do not see it. */
export function inlinePictureRun(
  { picture, belowBaselinePoints }: Extract<Inset, { picture: unknown }>,
  text: string,
  writer: Writer,
): string {
  const block: PictureBlock = {
    kind: 'picture',
    box: picture.box,
    picture: { ...picture, description: picture.description ?? text.replace(pictureSign, '') },
  };
  // In half points (ISO/IEC 29500-1, 17.3.2.24).
  const lowered = value('w:position', -Math.round(belowBaselinePoints * 2));
  return element('w:r', {}, element('w:rPr', {}, lowered), inlineXml(block, writer));
}

/** A picture at its place on the page, behind the text, or before it where it was drawn over the page. */
export function placedPictureRun(block: PictureBlock, writer: Writer): string {
  const graphic = graphicXml(block, writer.nextDrawingId, writer);
  return element(
    'w:r',
    {},
    element(
      'w:drawing',
      {},
      anchorXml(block.box, { kind: 'Picture', isAbove: block.picture.isAbove, block }, graphic, writer),
    ),
  );
}

interface Anchored {
  readonly kind: 'Picture' | 'Shape';
  /** Whether it stands before the text and not behind it. */
  readonly isAbove?: boolean | undefined;
  readonly block?: PictureBlock;
}

export function anchorXml(
  box: Box,
  { kind, isAbove = false, block }: Anchored,
  graphic: string,
  writer: Writer,
): string {
  const id = writer.nextDrawingId++;
  const position = (name: string, points: number) =>
    element(name, { relativeFrom: 'page' }, element('wp:posOffset', {}, String(emus(points))));
  return element(
    'wp:anchor',
    {
      distT: 0,
      distB: 0,
      distL: 0,
      distR: 0,
      simplePos: 0,
      relativeHeight: id,
      behindDoc: isAbove ? 0 : 1,
      locked: 0,
      layoutInCell: 1,
      allowOverlap: 1,
    },
    element('wp:simplePos', { x: 0, y: 0 }),
    position('wp:positionH', box.left),
    position('wp:positionV', box.top),
    extentXml({ box }),
    '<wp:wrapNone/>',
    describedXml(block, kind, id, writer),
    graphic,
  );
}

/** The name of a picture, what it says and where it leads. */
function describedXml(block: PictureBlock | undefined, kind: string, id: number, writer: Writer): string {
  const attributes = { id, name: `${kind} ${id}`, descr: block && descriptionOf(block) };
  if (block?.url === undefined) return element('wp:docPr', attributes);
  const relation = writer.parts.relate('hyperlink', block.url, true, writer.part);
  return element('wp:docPr', attributes, element('a:hlinkClick', { 'r:id': relation }));
}

/** What a picture says to those who do not see it. */
const descriptionOf = ({ picture }: PictureBlock): string | undefined =>
  (picture.description ?? picture.drawing?.text)?.replace(/\s+/g, ' ').trim().slice(0, 500) || undefined;

const extentXml = ({ box }: { readonly box: Box }) =>
  element('wp:extent', {
    cx: Math.max(1, emus(box.right - box.left)),
    cy: Math.max(1, emus(box.bottom - box.top)),
  });

function graphicXml({ box, picture }: PictureBlock, id: number, writer: Writer): string {
  const size = { cx: Math.max(1, emus(box.right - box.left)), cy: Math.max(1, emus(box.bottom - box.top)) };
  const described = element(
    'pic:nvPicPr',
    {},
    element('pic:cNvPr', { id, name: `Picture ${id}` }),
    '<pic:cNvPicPr/>',
  );
  const filled = element(
    'pic:blipFill',
    {},
    element('a:blip', { 'r:embed': writer.parts.picture(picture, writer.part) }),
    cutXml(box, picture.whole ?? picture.box),
    '<a:stretch><a:fillRect/></a:stretch>',
  );
  const shaped = element(
    'pic:spPr',
    {},
    element('a:xfrm', {}, element('a:off', { x: 0, y: 0 }), element('a:ext', size)),
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>',
  );
  const data = element(
    'a:graphicData',
    { uri: pictureUri },
    element('pic:pic', {}, described, filled, shaped),
  );
  return element('a:graphic', {}, data);
}

/** What is not shown of a picture, as shares of its sides in thousandths of a percent (ISO/IEC 29500-1, 20.1.8.55). */
function cutXml(seen: Box, whole: Box): string {
  const share = (points: number, side: number) => Math.max(0, Math.round((points / side) * 100_000));
  const [width, height] = [whole.right - whole.left, whole.bottom - whole.top];
  const cut = {
    l: share(seen.left - whole.left, width),
    t: share(seen.top - whole.top, height),
    r: share(whole.right - seen.right, width),
    b: share(whole.bottom - seen.bottom, height),
  };
  return Object.values(cut).some((value) => value > 0) ? element('a:srcRect', cut) : '';
}
