import { PdfString } from '@libpdf/core';

/** The character of each code of a simple font, where there is one. */
export type Encoding = Map<number, string>;

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const encodingOf = (text: string, firstCode: number): [number, string][] =>
  [...text].flatMap((character, index) =>
    /[\s\p{Cc}\ufffd]/u.test(character) && character !== ' ' ? [] : [[firstCode + index, character]],
  );

const upperOf = (decode: (bytes: Buffer) => string): string =>
  decode(Buffer.from(Array.from({ length: 128 }, (_, index) => 128 + index)));

// Written out, because Node 20 decodes windows-1252 as if it were Latin-1; a blank stands for an unused code.
const windowsOnly = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function winAnsi(): [number, string][] {
  const latin1 = upperOf((bytes) => bytes.toString('latin1')).slice(32);
  const windows = encodingOf(windowsOnly, 128).filter(([, text]) => text !== ' ');
  return [...encodingOf(ascii, 32), ...windows, ...encodingOf(latin1, 160)];
}

/** The encoding of old Macintosh systems, without their mathematical signs and with the older currency sign (D.2). */
function macRoman(): [number, string][] {
  const upper = upperOf((bytes) => new TextDecoder('macintosh').decode(bytes)).replace('€', '¤');
  const letters = encodingOf(upper, 128).filter(([, text]) => !'≠∞≤≥∂∑∏π∫Ω√≈∆◊'.includes(text));
  return [...encodingOf(ascii, 32), ...letters];
}

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
      return new Map(winAnsi());
    case 'MacRomanEncoding':
      return new Map(macRoman());
    case 'PDFDocEncoding':
      return new Map(pdfDoc());
    case 'StandardEncoding':
      return new Map(standard());
    default:
      return undefined;
  }
}
