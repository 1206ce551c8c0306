import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { Noise } from './noise.ts';
import { PdfWriter } from './pdf-writer.ts';
import { Tags } from './tags.ts';

export interface DocumentPlan {
  readonly pages: number;
  /** Every so many pages a picture of so many bytes that do not compress; 0 for none. */
  readonly pictureEvery: number;
  readonly pictureBytes: number;
  readonly seed: number;
  readonly lastLine?: string;
}

/** Tagged pages of prose in embedded fonts, with pictures, links on each page and an outline of chapters. */
export function buildDocument(path: string, plan: DocumentPlan): void {
  const writer = new PdfWriter(path);
  const noise = new Noise(plan.seed);
  const tree = writer.reserve();
  const fonts = `/Font << /F0 ${embedFont(writer, 'NotoSans-Regular')} 0 R /F1 ${embedFont(writer, 'NotoSans-Bold')} 0 R >>`;
  const tags = new Tags(writer);
  const pages = Array.from({ length: plan.pages }, () => writer.reserve());
  for (const [index, page] of pages.entries()) {
    const hasPicture = plan.pictureEvery > 0 && index % plan.pictureEvery === 0;
    const picture = hasPicture ? addPicture(writer, noise, plan) : undefined;
    const paragraphs = prose(noise, hasPicture ? 3 : 5);
    if (index === plan.pages - 1 && plan.lastLine !== undefined) paragraphs.push(`(${plan.lastLine}) Tj T*`);
    const content = addContent(writer, paragraphs, picture);
    const targets = [1, 2, 3].map(() => pages[noise.below(plan.pages)] ?? page);
    const links = addLinks(writer, targets);
    const pictures = picture === undefined ? '' : ` /XObject << /I0 ${picture} 0 R >>`;
    writer.object(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << ${fonts}${pictures} >> /Annots [${references(links)}] ${tags.tagPage(page, paragraphs.length)} >>`,
      page,
    );
  }
  writer.object(`<< /Type /Pages /Count ${plan.pages} /Kids [${references(pages)}] >>`, tree);
  const outline = addOutline(writer, pages);
  const catalog = `<< /Type /Catalog /Pages ${tree} 0 R /Outlines ${outline} 0 R ${tags.finish()} >>`;
  writer.finish(writer.object(catalog));
}

function addContent(writer: PdfWriter, paragraphs: readonly string[], picture: number | undefined): number {
  const marked = paragraphs.map((text, id) => `/P << /MCID ${id} >> BDC\n${text}\nEMC`);
  const text = `BT 13 TL 50 780 Td /F1 10 Tf (A heading of this page) Tj T* /F0 10 Tf ${marked.join('\n')} ET`;
  const drawn = picture === undefined ? text : `${text}\nq 300 0 0 300 50 60 cm /I0 Do Q`;
  return writer.stream('/Filter /FlateDecode', deflateSync(drawn));
}

const addLinks = (writer: PdfWriter, targets: readonly number[]): number[] =>
  targets.map((target, index) =>
    writer.object(
      `<< /Type /Annot /Subtype /Link /Rect [${50 + 60 * index} 20 ${100 + 60 * index} 40] /Border [0 0 0] /Dest [${target} 0 R /Fit] >>`,
    ),
  );

const references = (numbers: readonly number[]): string => numbers.map((number) => `${number} 0 R`).join(' ');

const vocabulary =
  'the of and to in that is was for on are with as his they be at one have this from or had by word but what some we can out other were all there when up use your how said an each she which their time will way about many then them write would like these her long make thing see him two has look more day could go come did number sound most people over know water than call first who may down side been now find'.split(
    ' ',
  );

// As typesetters write it: words placed by TJ with small corrections between them, ten lines to a paragraph.
const prose = (noise: Noise, paragraphs: number): string[] =>
  Array.from({ length: paragraphs }, () => Array.from({ length: 10 }, () => line(noise)).join('\n'));

function line(noise: Noise): string {
  const words = Array.from(
    { length: 14 },
    () => `(${vocabulary[noise.below(vocabulary.length)]} ) ${noise.below(40) - 20}`,
  );
  return `[${words.join(' ')}] TJ T*`;
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

function embedFont(writer: PdfWriter, name: string): number {
  const door = createRequire(import.meta.url).resolve('@embedpdf/fonts-latin');
  const font = readFileSync(join(dirname(door), `../fonts/${name}.ttf`));
  const file = writer.stream(`/Filter /FlateDecode /Length1 ${font.length}`, deflateSync(font));
  const descriptor = writer.object(
    `<< /Type /FontDescriptor /FontName /${name} /Flags 32 /FontBBox [-621 -389 2800 1067] /ItalicAngle 0 /Ascent 1069 /Descent -293 /CapHeight 714 /StemV 80 /FontFile2 ${file} 0 R >>`,
  );
  const widths = Array.from({ length: 224 }, () => 560).join(' ');
  return writer.object(
    `<< /Type /Font /Subtype /TrueType /BaseFont /${name} /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 255 /Widths [${widths}] /FontDescriptor ${descriptor} 0 R >>`,
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
