// The documents on the landing page, before and after: our own samples, worked on and drawn by our own engine.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { contracts } from './landing-facts.mjs';

const languages = ['en', 'fr'];

/** One field for each family of scripts, so that what was typed can be compared with what is seen. */
const scripts = {
  full_name: 'Zoë Ωμέγα Łucja Žižek',
  city: '東京 서울 北京',
  email: 'żółć@example.com',
  comments: 'Привет, мир! Καλημέρα κόσμε.\nمرحبا بالعالم\nשלום עולם\n你好，世界。こんにちは。안녕하세요.',
};

export async function drawLandingPictures(folder) {
  const output = join(folder, 'pictures');
  mkdirSync(output, { recursive: true });
  const unregister = register();
  try {
    const { encodeFewColours, renderPage } = await import('@pagesmith/pdf');
    const { demonstrations } = await import('@pagesmith/operations');
    const { samplePath } = await import('@pagesmith/operations/samples');
    const { runOperation } = await import('@pagesmith/operations/run');
    const sample = (name) => new Uint8Array(readFileSync(samplePath(name)));
    const filled = async (name, values) => {
      const fields = new Map(Object.entries(values).map(([field, value]) => [field, [value]]));
      const input = { file: { part: 'file', source: samplePath(name) }, fields };
      return (await runOperation('fill-pdf', input, { flatten: false })).content.file;
    };
    const draw = async (name, pdf, { page = 1, scale, ...part }) => {
      const picture = cropped(await renderPage(pdf, page, { scale }), scale, part);
      writeFileSync(join(output, `${name}.png`), encodeFewColours(picture));
    };
    const fields = { scale: 1.5, left: 60, top: 195, right: 296, bottom: 650 };
    const prices = { page: 3, scale: 1.5, left: 60, top: 70, right: 535, bottom: 425 };
    for (const language of languages) {
      const { sample: form, values } = demonstrations[language];
      await draw(`form-${language}`, await filled(form, values), { scale: 1.5 });
      await draw(`empty-${language}`, sample(form), { scale: 1 });
      const typed = await filled(form, { ...values, ...scripts });
      await draw(`scripts-${language}`, typed, fields);
      await draw(`blank-${language}`, sample(form), fields);
      const contract = sample(contracts[language].contract);
      for (const page of [1, 2, 3, 4, 5])
        await draw(`contract-${page}-${language}`, contract, { page, scale: 0.3 });
      await draw(`annex-${language}`, sample(contracts[language].annex), { scale: 0.3 });
      await draw(`prices-${language}`, contract, prices);
    }
  } finally {
    await unregister();
  }
}

/** A part of a picture, its edges in points from the upper left corner of the page. */
function cropped(picture, scale, { left = 0, top = 0, right = 595.28, bottom = 841.89 }) {
  const edge = (points, max) => Math.min(max, Math.round(points * scale));
  const [x, width] = [edge(left, picture.width), edge(right, picture.width) - edge(left, picture.width)];
  const [y, height] = [edge(top, picture.height), edge(bottom, picture.height) - edge(top, picture.height)];
  const rgba = new Uint8Array(4 * width * height);
  for (let row = 0; row < height; row++) {
    const from = 4 * ((y + row) * picture.width + x);
    rgba.set(picture.rgba.subarray(from, from + 4 * width), 4 * row * width);
  }
  return { width, height, rgba };
}
