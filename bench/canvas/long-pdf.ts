const linesOfPage = 45;

const contentOf = (page: number): string => {
  const lines = Array.from(
    { length: linesOfPage },
    (_, line) =>
      `BT /F1 10 Tf 72 ${730 - line * 15} Td (Line ${line + 1} of page ${page}: the quick brown fox jumps over the lazy dog, and on it runs.) Tj ET`,
  );
  return [`BT /F1 20 Tf 72 760 Td (Page ${page}) Tj ET`, ...lines].join('\n');
};

/** So many pages of text, A4. */
export function longPdf(pageCount: number): Buffer {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const kids: string[] = [];
  for (let page = 1; page <= pageCount; page += 1) {
    const content = contentOf(page);
    const contentNumber = objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    const pageNumber = objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contentNumber} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    );
    kids.push(`${pageNumber} 0 R`);
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pageCount} >>`;
  return Buffer.from(fileOf(objects), 'latin1');
}

function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`;
}
