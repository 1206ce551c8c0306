/** A page with one text field for each name, and one signature for each signer. */
export function formWith(names: readonly string[], signers: readonly string[] = []): Uint8Array {
  const box = '/Type/Annot/Subtype/Widget/Rect[10 10 90 20]/P 3 0 R';
  const fields = [
    ...names.map((name) => `<<${box}/FT/Tx/T(${name})/V(x)>>`),
    ...signers.map((name) => `<<${box}/FT/Sig/T(${name})/V<</Type/Sig/Filter/Adobe.PPKLite/Contents<00>>>>>`),
  ];
  const references = fields.map((_, index) => `${index + 4} 0 R`).join(' ');
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${references}]/SigFlags 3>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Annots[${references}]>>`,
    ...fields,
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  return Buffer.from(`%PDF-1.7\n${objects.join('')}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`);
}
