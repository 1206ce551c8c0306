/** The full names of the fields that pdf.js finds on the pages; undefined where it does not read the document. */
export async function fieldNamesByPdfjs(bytes: Uint8Array): Promise<Set<string> | undefined> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  try {
    const pdf = await task.promise;
    const names = new Set<string>();
    for (let page = 1; page <= pdf.numPages; page += 1) {
      const annotations: { subtype?: string; fieldName?: string }[] = await (
        await pdf.getPage(page)
      ).getAnnotations();
      for (const { subtype, fieldName } of annotations) {
        if (subtype === 'Widget' && fieldName) names.add(fieldName);
      }
    }
    return names;
  } catch {
    return undefined;
  } finally {
    await task.destroy();
  }
}
