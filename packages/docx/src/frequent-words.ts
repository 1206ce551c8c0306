/** The short words that sentences of a language are held together by; some belong to several languages. */
const frequent: readonly (readonly [language: string, words: ReadonlySet<string>])[] = [
  [
    'en-US',
    new Set('the and of to is that for with this are not be was by which on it as at have'.split(' ')),
  ],
  [
    'fr-FR',
    new Set('le la les et des est une du dans pour en un que qui par sur au pas vous nous'.split(' ')),
  ],
  [
    'de-DE',
    new Set('der die und das ist nicht den mit von ein eine zu auf für dem im des sich auch wird'.split(' ')),
  ],
  ['es-ES', new Set('el los que y las por una con para del la en se no es un al más su lo'.split(' '))],
  [
    'it-IT',
    new Set('il di che gli della per sono nel con non la si un una del dei le alla è più'.split(' ')),
  ],
  ['pt-PT', new Set('os que não uma para com do da em ao um dos das no na se por mais são pelo'.split(' '))],
  [
    'nl-NL',
    new Set('het een van niet zijn op voor dat ook bij de en is met te aan die er wordt worden'.split(' ')),
  ],
  [
    'pl-PL',
    new Set('się nie na jest oraz przez dla że od lub w z i do jak po są który tym będzie'.split(' ')),
  ],
];

/** How often each language's frequent words stand in a text, the most frequent language first. */
export function languagesIn(text: string): (readonly [language: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    for (const [language, words] of frequent) {
      if (words.has(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  return [...counts].sort((first, second) => second[1] - first[1]);
}
