import type { Warning } from '@pagesmith/pdf';

/** Says how the pages that were too complex have been kept. */
export function pagesSimplified(keptAs: 'lines' | 'picture', pages: readonly number[]): Warning {
  const list = pageList(pages);
  const isOne = pages.length === 1;
  const left = keptAs === 'lines' ? leftAsLines : leftAsPictures;
  return {
    code: keptAs === 'lines' ? 'pages_as_lines' : 'pages_as_pictures',
    words: {
      en: `${isOne ? `Page ${list} was` : `Pages ${list} were`} too complex to convert fully: ${left.en}`,
      fr: `${isOne ? `La page ${list} était trop complexe` : `Les pages ${list} étaient trop complexes`} pour être ${isOne ? 'entièrement convertie' : 'entièrement converties'}\u00a0: ${left.fr}`,
    },
  };
}

/** Says which pages show text that nothing in the file can name. */
export function pagesUnreadable(pages: readonly number[]): Warning {
  const list = pageList(pages);
  const isOne = pages.length === 1;
  return {
    code: 'pages_unreadable',
    words: {
      en: `The fonts of ${isOne ? `page ${list} do not say which letters they draw, so it is kept as a picture` : `pages ${list} do not say which letters they draw, so they are kept as pictures`}: ask for text recognition with ocr to get the text.`,
      fr: `Les polices ${isOne ? `de la page ${list} n’indiquent pas quelles lettres elles dessinent\u00a0: elle est conservée en image` : `des pages ${list} n’indiquent pas quelles lettres elles dessinent\u00a0: elles sont conservées en images`}. Demandez la reconnaissance de texte avec ocr pour obtenir le texte.`,
    },
  };
}

/** Says of which scans another program has recognised little but signs and letters at random. */
export function pagesGarbled(pages: readonly number[]): Warning {
  const list = pageList(pages);
  const isOne = pages.length === 1;
  return {
    code: 'pages_garbled',
    words: {
      en: `The text that another program recognised on ${isOne ? `page ${list} makes no sense, so the page is kept as a picture` : `pages ${list} makes no sense, so they are kept as pictures`}: ask for text recognition with ocr to read ${isOne ? 'it' : 'them'} anew.`,
      fr: `Le texte qu’un autre logiciel a reconnu sur ${isOne ? `la page ${list} n’a pas de sens\u00a0: elle est conservée en image` : `les pages ${list} n’a pas de sens\u00a0: elles sont conservées en images`}. Demandez la reconnaissance de texte avec ocr pour ${isOne ? 'la' : 'les'} relire.`,
    },
  };
}

/** Says which scanned pages there was no time to read. */
export function pagesUnread(pages: readonly number[]): Warning {
  const list = pageList(pages);
  const isOne = pages.length === 1;
  return {
    code: 'pages_unread',
    words: {
      en: `There was no time to read ${isOne ? `page ${list}, which stays a picture` : `pages ${list}, which stay pictures`}: send fewer pages at a time.`,
      fr: `Le temps a manqué pour lire ${isOne ? `la page ${list}, qui reste une image` : `les pages ${list}, qui restent des images`}\u00a0: envoyez moins de pages à la fois.`,
    },
  };
}

/** Says which pages have no text, as a scan has none, when nobody asked for it to be recognised. */
export function pagesTextless(pages: readonly number[]): Warning {
  const list = pageList(pages);
  const isOne = pages.length === 1;
  return {
    code: 'pages_textless',
    words: {
      en: `${isOne ? `Page ${list} has no text, as is usual for a scan, and stays a picture` : `Pages ${list} have no text, as is usual for scans, and stay pictures`}: ask for text recognition with ocr to get the text.`,
      fr: `${isOne ? `La page ${list} ne contient pas de texte, comme souvent une page numérisée, et reste une image` : `Les pages ${list} ne contiennent pas de texte, comme souvent des pages numérisées, et restent des images`}. Demandez la reconnaissance de texte avec ocr pour obtenir le texte.`,
    },
  };
}

/** Says on which pages something is painted over, so that nobody expects it in the result. */
export function textCovered(pages: readonly number[]): Warning {
  const list = pageList(pages);
  const isOne = pages.length === 1;
  return {
    code: 'text_covered',
    words: {
      en: `On ${isOne ? 'page' : 'pages'} ${list}, text or pictures lie under a filled rectangle, where nobody sees them: they were left out.`,
      fr: `${isOne ? 'À la page' : 'Aux pages'} ${list}, du texte ou des images se trouvent sous un rectangle plein, où personne ne les voit\u00a0: ils ont été laissés de côté.`,
    },
  };
}

/** Links that lead neither to the web, a mailbox or a phone nor inside the document. */
export const linksRemoved = (count: number): Warning => ({
  code: 'links_removed',
  words: {
    en: `${count === 1 ? 'One link was removed and its' : `${count} links were removed and their`} text kept: links may lead to http, https, mailto and tel addresses and inside the document.`,
    fr: `${count === 1 ? 'Un lien a été retiré et son' : `${count} liens ont été retirés et leur`} texte conservé\u00a0: un lien peut mener à une adresse http, https, mailto ou tel, ou à l’intérieur du document.`,
  },
});

const leftAsLines = {
  en: 'the text is kept line by line, without tables, columns and pictures.',
  fr: 'le texte est conservé ligne par ligne, sans tableaux, colonnes ni images.',
};
const leftAsPictures = {
  en: 'only the look is kept, as a picture without text.',
  fr: 'seul l’aspect est conservé, en image et sans texte.',
};

// The list is sent in a header, which must stay short.
const rangesMax = 20;

/** Written as in a request (1-3, 7), and cut off if it gets too long. */
function pageList(pages: readonly number[]): string {
  const ranges: { readonly first: number; last: number }[] = [];
  for (const page of pages) {
    const range = ranges.at(-1);
    if (range?.last === page - 1) range.last = page;
    else ranges.push({ first: page, last: page });
  }
  const listed = ranges.slice(0, rangesMax);
  const written = listed.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`));
  return (ranges.length > listed.length ? [...written, '…'] : written).join(', ');
}
