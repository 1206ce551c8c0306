import { describe, expect, it } from 'vitest';
import { assemble } from '../assembly/index.ts';
import { openPdf } from '../document/index.ts';
import { stream, writeObjects } from '../document/testing/write-objects.ts';
import { type Picture, renderPage } from '../rendering/index.ts';
import { addWatermark } from './add-watermark.ts';

const onePage = (content: string, entries = '/MediaBox[0 0 300 400]'): Uint8Array =>
  writeObjects({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: `<</Type/Pages/Kids[3 0 R]/Count 1${entries}>>`,
    3: '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>',
    4: stream(content),
  });

async function marked(bytes: Uint8Array): Promise<Picture> {
  const document = await openPdf(bytes);
  await addWatermark(document, 'Made with Pagesmith');
  return renderPage(await document.save(), 1);
}

/** The pixels that are not white: how many, and the middle and the slope of the line through them. */
function describeMark({ width, height, rgba }: Picture) {
  const points: [number, number][] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      if ((rgba[(y * width + x) * 4] ?? 255) < 250) points.push([x, height - y]);
  }
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [middleX, middleY] = [mean(0), mean(1)];
  const covariance = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0);
  const spread = points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
  const darkest = Math.min(...points.map(([x, y]) => rgba[((height - y) * width + x) * 4] ?? 255));
  return {
    count: points.length,
    middleX: middleX / width,
    middleY: middleY / height,
    slope: covariance / spread,
    darkest,
  };
}

describe('the watermark', () => {
  it.each([
    ['a plain page', '/MediaBox[0 0 300 400]', 300, 400],
    ['a page turned by 90 degrees', '/MediaBox[0 0 300 400]/Rotate 90', 400, 300],
    ['a page turned by 180 degrees', '/MediaBox[0 0 300 400]/Rotate 180', 300, 400],
    ['a page turned by 270 degrees', '/MediaBox[0 0 300 400]/Rotate 270', 400, 300],
    ['a cropped page off the origin', '/MediaBox[-100 -100 900 900]/CropBox[500 500 800 900]', 300, 400],
    ['a cropped and turned page', '/MediaBox[0 0 900 900]/CropBox[500 500 800 900]/Rotate 90', 400, 300],
  ])('rises from left to right through the middle of %s', async (_, entries, width, height) => {
    const picture = await marked(onePage('', entries));
    expect([picture.width, picture.height]).toEqual([width, height]);
    const { count, middleX, middleY, slope, darkest } = describeMark(picture);
    expect(count).toBeGreaterThan(500);
    expect(middleX).toBeCloseTo(0.5, 1);
    expect(middleY).toBeCloseTo(0.5, 1);
    expect(slope).toBeGreaterThan(0.4);
    expect(darkest).toBeGreaterThan(180);
  });

  it.each([
    ['scales and never restores', 'q 5 0 0 5 900 900 cm'],
    ['restores what it never saved', 'Q Q Q 5 0 0 5 900 900 cm q'],
    ['leaves a text object and a clipping path open', 'q 0 0 1 1 re W n BT 5 0 0 5 900 900 Tm (Q)'],
    ['leaves hidden marked content open', '/OC /Hidden BDC q'],
    [
      'holds operators in strings and inline images',
      '(Q \\) Q) q 1 0 0 1 -50 -50 cm BI /W 1 /H 1 /BPC 8 /CS /G ID Q EI Q q 9 0 0 9 0 0 cm',
    ],
  ])('looks the same on a page whose content %s', async (_, content) => {
    const plain = await marked(onePage(''));
    expect(Buffer.compare((await marked(onePage(content))).rgba, plain.rgba)).toBe(0);
  });

  it('is drawn once on a page that the tree names twice', async () => {
    const twice = Buffer.from(onePage('', '/MediaBox[0 0 300 400]'))
      .toString('latin1')
      .replace('/Kids[3 0 R]/Count 1', '/Kids[3 0 R 3 0 R]/Count 2');
    const bytes = Buffer.from(twice, 'latin1');
    expect((await openPdf(bytes)).pageCount).toBe(2);
    expect(Buffer.compare((await marked(bytes)).rgba, (await marked(onePage(''))).rgba)).toBe(0);
  });

  it('is one shared object, small beside the document, also on an assembled one', async () => {
    const source = await openPdf(onePage('0 0 10 10 re f'));
    const pages = Array.from({ length: 50 }, () => ({ source, page: 1 }));
    const plain = await (await assemble(pages)).save();
    const document = await assemble(pages);
    await addWatermark(document, 'Made with Pagesmith');
    const bytes = await document.save();
    expect(bytes.length - plain.length).toBeLessThan(8000);
    expect(describeMark(await renderPage(bytes, 50)).count).toBeGreaterThan(500);
  });
});
