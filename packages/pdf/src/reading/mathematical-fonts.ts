// By their names: the fonts of TeX and of what came after them, of Word's equations and of web pages, and Symbol.
const names = [
  /^(?:CM(?:MI|SY|EX|BSY)|LMMath|MS[AB]M|EU[FRS][MB]|RSFS|MTMI|MTSY|MTEX|MT-?Extra)/i,
  /^(?:r?n?[tp]x|New[TP]X)(?:b?mi|b?sy|b?ex|Math)/i,
  /^(?:Euclid(?:Symbol|Extra|Math)|STIX(?:Size|Integrals|NonUnicode)|MathematicalPi|Asana|KaTeX_|MathJax)/i,
  /^(?:Open|Standard)?Symbol/i,
  /Math(?:$|[^a-z])/,
];

/** Whether a font is made for formulas. Some have bullets and arrows too, which say nothing about the text around them. */
export const isMathematicalFont = (name: string): boolean => names.some((pattern) => pattern.test(name));

// TeX's encoding of large signs (OMX), from 0 and from 68 on.
const firstSigns = '()[]⌊⌋⌈⌉{}⟨⟩|∥/\\()()[]⌊⌋⌈⌉{}⟨⟩/\\()[]⌊⌋⌈⌉{}⟨⟩/\\/\\';
const laterSigns = '⟨⟩⨆⨆∮∮⨀⨀⨁⨁⨂⨂∑∏∫⋃⋂⨄⋀⋁∑∏∫⋃⋂⨄⋀⋁∐∐ˆˆˆ˜˜˜[]⌊⌋⌈⌉{}√√√√√';
const laterCode = 0x44;

/** The large sign that a code of TeX's extension font means, where the document does not say. */
export function extensionSign(fontName: string, code: number): string | undefined {
  if (!/^(?:CM|MT|LMMath|[rn]?[tp]x)Ex/i.test(fontName)) return undefined;
  return code < laterCode ? firstSigns[code] : laterSigns[code - laterCode];
}
