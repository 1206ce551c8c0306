// The work of the bench by MuPDF's library, several times in one process: node with-mupdf.mjs WARM-UPS RUNS TASK OUTPUT
// [PAGES] FILE... The library is AGPL: it lies in bench/data, which is not part of the project.
import { rmSync } from 'node:fs';

const mupdf = await import(new URL('../../data/node_modules/mupdf/dist/mupdf.js', import.meta.url));

const [warmUps, runs, task, output, ...rest] = process.argv.slice(2);
const open = (path) => mupdf.Document.openDocument(path, 'application/pdf');

const chosen = (pages) =>
  pages.split(',').flatMap((piece) => {
    const [first, last = first] = piece.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first - 1 + index);
  });

const work = {
  merge() {
    const target = new mupdf.PDFDocument();
    for (const path of rest) {
      const source = open(path);
      // Without it, each page would bring its fonts along anew.
      const map = target.newGraftMap();
      for (let page = 0; page < source.countPages(); page += 1) map.graftPage(-1, source, page);
      map.destroy();
      source.destroy();
    }
    return target;
  },
  pages() {
    const document = open(rest[1]);
    document.rearrangePages(chosen(rest[0]));
    return document;
  },
  text() {
    const document = open(rest[1]);
    const pages = document.countPages();
    for (let page = 0, isFound = false; page < pages && !isFound; page += 1) {
      const shown = document.loadPage(page);
      const text = shown.toStructuredText();
      isFound = text.search(rest[0]).length > 0;
      text.destroy();
      shown.destroy();
    }
    document.destroy();
  },
  save: () => open(rest[0]),
};

for (let run = -Number(warmUps); run < Number(runs); run += 1) {
  rmSync(output, { force: true });
  const before = process.cpuUsage();
  const document = work[task]();
  document?.save(output, 'garbage');
  document?.destroy();
  const { user, system } = process.cpuUsage(before);
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  if (run >= 0) console.log(JSON.stringify({ cpuMs: (user + system) / 1000, peakBytes }));
}
