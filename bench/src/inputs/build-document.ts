import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { Noise } from './noise.ts';
import { PdfWriter } from './pdf-writer.ts';

export interface DocumentPlan {
  readonly pages: number;
  /** Every so many pages a picture of so many bytes that do not compress; 0 for none. */
  readonly pictureEvery: number;
  readonly pictureBytes: number;
  readonly seed: number;
  readonly lastLine?: string;
}

/** Pages of prose in an embedded font, with pictures, a link on each page and an outline of chapters. */
export function buildDocument(path: string, plan: DocumentPlan): void {
  const writer = new PdfWriter(path);
  const noise = new Noise(plan.seed);
  const tree = writer.reserve();
  const font = embedFont(writer);
  const pageNumbers = Array.from({ length: plan.pages }, () => writer.reserve());
  for (const [index, number] of pageNumbers.entries()) {
    const picture =
      plan.pictureEvery > 0 && index % plan.pictureEvery === 0 ? addPicture(writer, noise, plan) : undefined;
    const lines = prose(noise, picture === undefined ? 50 : 30);
    if (index === plan.pages - 1 && plan.lastLine !== undefined) lines.push(`(${plan.lastLine}) Tj T*`);
    const text = `BT /F0 10 Tf 13 TL 50 780 Td ${lines.join('\n')} ET`;
    const drawn = picture === undefined ? text : `${text}\nq 300 0 0 300 50 60 cm /I0 Do Q`;
    const content = writer.stream('/Filter /FlateDecode', deflateSync(drawn));
    const target = pageNumbers[noise.below(plan.pages)] ?? number;
    writer.object(pageDictionary({ tree, content, font, picture, target }), number);
  }
  const kids = pageNumbers.map((number) => `${number} 0 R`).join(' ');
  writer.object(`<< /Type /Pages /Count ${plan.pages} /Kids [${kids}] >>`, tree);
  const outline = addOutline(writer, pageNumbers);
  writer.finish(writer.object(`<< /Type /Catalog /Pages ${tree} 0 R /Outlines ${outline} 0 R >>`));
}

function pageDictionary(page: {
  tree: number;
  content: number;
  font: number;
  picture: number | undefined;
  target: number;
}): string {
  const pictures = page.picture === undefined ? '' : ` /XObject << /I0 ${page.picture} 0 R >>`;
  const link = `<< /Type /Annot /Subtype /Link /Rect [50 20 200 40] /Border [0 0 0] /Dest [${page.target} 0 R /Fit] >>`;
  return `<< /Type /Page /Parent ${page.tree} 0 R /MediaBox [0 0 595 842] /Contents ${page.content} 0 R /Resources << /Font << /F0 ${page.font} 0 R >>${pictures} >> /Annots [${link}] >>`;
}

const vocabulary =
  'the of and to in that is was for on are with as his they be at one have this from or had by word but what some we can out other were all there when up use your how said an each she which their time will way about many then them write would like these her long make thing see him two has look more day could go come did number sound most people over know water than call first who may down side been now find'.split(
    ' ',
  );

// As typesetters write it: words placed by TJ with small corrections between them.
function prose(noise: Noise, lines: number): string[] {
  return Array.from({ length: lines }, () => {
    const words = Array.from(
      { length: 14 },
      () => `(${vocabulary[noise.below(vocabulary.length)]} ) ${noise.below(40) - 20}`,
    );
    return `[${words.join(' ')}] TJ T*`;
  });
}

/** Stored rather than deflated, as a photograph is: no tool can make it smaller. */
function addPicture(writer: PdfWriter, noise: Noise, { pictureBytes }: DocumentPlan): number {
  const width = 1024;
  const height = Math.max(1, Math.round(pictureBytes / (3 * width)));
  const pixels = deflateSync(noise.bytes(3 * width * height), { level: 0 });
  return writer.stream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`,
    pixels,
  );
}

function embedFont(writer: PdfWriter): number {
  const door = createRequire(import.meta.url).resolve('@embedpdf/fonts-latin');
  const font = readFileSync(join(dirname(door), '../fonts/NotoSans-Regular.ttf'));
  const file = writer.stream(`/Filter /FlateDecode /Length1 ${font.length}`, deflateSync(font));
  const descriptor = writer.object(
    `<< /Type /FontDescriptor /FontName /NotoSans /Flags 32 /FontBBox [-621 -389 2800 1067] /ItalicAngle 0 /Ascent 1069 /Descent -293 /CapHeight 714 /StemV 80 /FontFile2 ${file} 0 R >>`,
  );
  const widths = Array.from({ length: 224 }, () => 560).join(' ');
  return writer.object(
    `<< /Type /Font /Subtype /TrueType /BaseFont /NotoSans /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 255 /Widths [${widths}] /FontDescriptor ${descriptor} 0 R >>`,
  );
}

function addOutline(writer: PdfWriter, pages: readonly number[]): number {
  const root = writer.reserve();
  const chapters = pages.filter((_, index) => index % 10 === 0);
  const items = chapters.map(() => writer.reserve());
  for (const [index, item] of items.entries()) {
    const previous = index > 0 ? ` /Prev ${items[index - 1]} 0 R` : '';
    const next = index < items.length - 1 ? ` /Next ${items[index + 1]} 0 R` : '';
    const title = `(Chapter ${index + 1})`;
    writer.object(
      `<< /Title ${title} /Parent ${root} 0 R /Dest [${chapters[index]} 0 R /Fit]${previous}${next} >>`,
      item,
    );
  }
  const [first] = items;
  return writer.object(
    `<< /Type /Outlines /First ${first} 0 R /Last ${items.at(-1)} 0 R /Count ${items.length} >>`,
    root,
  );
}
