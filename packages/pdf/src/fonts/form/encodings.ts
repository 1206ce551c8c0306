import { PdfString } from '@libpdf/core';

/** The character of each code of a simple font, where there is one. */
export type Encoding = Map<number, string>;

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const encodingOf = (text: string, firstCode: number): [number, string][] =>
  [...text].flatMap((character, index) =>
    /[\s\p{Cc}\ufffd]/u.test(character) && character !== ' ' ? [] : [[firstCode + index, character]],
  );

const decoded = (label: string): string =>
  new TextDecoder(label).decode(Uint8Array.from({ length: 128 }, (_, index) => 128 + index));

// ISO 32000-2, D.2; a space stands for a code without a character.
const standardUpper =
  " ¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ –†‡· ¶•‚„”»…‰ ¿ `´ˆ˜¯˘˙¨ ˚¸ ˝˛ˇ—                Æ ª    ŁØŒº     æ   ı  łøœß    ";

function standard(): [number, string][] {
  const lower = ascii.replace("'", '’').replace('`', '‘');
  return [...encodingOf(lower, 32), ...encodingOf(standardUpper, 160).filter(([, text]) => text !== ' ')];
}

function pdfDoc(): [number, string][] {
  const codes = Array.from({ length: 256 }, (_, code) => code).filter((code) => code >= 24);
  return codes.flatMap((code) => {
    const text = new PdfString(Uint8Array.of(code)).asString();
    return text === '' || /\p{Cc}/u.test(text) ? [] : [[code, text]];
  });
}

/** The predefined encodings by the names that fonts give them (ISO 32000-2, 9.6.5 and Annex D). */
export function predefinedEncoding(name: string | undefined): Encoding | undefined {
  switch (name) {
    case 'WinAnsiEncoding':
      return new Map([...encodingOf(ascii, 32), ...encodingOf(decoded('windows-1252'), 128)]);
    case 'MacRomanEncoding':
      return new Map([...encodingOf(ascii, 32), ...encodingOf(decoded('macintosh'), 128)]);
    case 'PDFDocEncoding':
      return new Map(pdfDoc());
    case 'StandardEncoding':
      return new Map(standard());
    default:
      return undefined;
  }
}
