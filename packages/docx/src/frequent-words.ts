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
  [
    'cs-CZ',
    new Set('se na je že které jako není nebo podle také jsou pro při bylo však až ze jeho by'.split(' ')),
  ],
  [
    'sk-SK',
    new Set('sa na je že ktoré ako nie alebo podľa tiež sú pre pri bolo však až zo jeho by'.split(' ')),
  ],
  [
    'sv-SE',
    new Set('och att det som en på är av för inte med till den har om ett var vid från eller'.split(' ')),
  ],
  ['da-DK', new Set('og at det som en på er af for ikke med til den har om et var ved fra eller'.split(' '))],
  ['nb-NO', new Set('og at det som en på er av for ikke med til den har om et var ved fra eller'.split(' '))],
  [
    'fi-FI',
    new Set(
      'ja on ei että se oli mutta ovat joka sekä kun tai myös hän ole voi sen mukaan jos niin'.split(' '),
    ),
  ],
  [
    'hu-HU',
    new Set('az és hogy nem egy is meg ezt vagy van volt csak mint azt kell már ha szerint el'.split(' ')),
  ],
  [
    'ro-RO',
    new Set(
      'și în cu pe nu este care din pentru sau prin fi mai sunt fost această unei între după fără când'.split(
        ' ',
      ),
    ),
  ],
  [
    'tr-TR',
    new Set(
      've bir bu için ile olarak olan daha gibi kadar sonra çok veya ancak ise değil göre üzere tarafından olduğu'.split(
        ' ',
      ),
    ),
  ],
  ['ru-RU', new Set('и в не на что с по это как из от для или его также при к мы были может'.split(' '))],
  ['uk-UA', new Set('і та в не на що з до це як із від для або його також при й ми були'.split(' '))],
  ['be-BY', new Set('і не на што з да гэта як для або ў яго таксама пры ад мы былі можа без ці'.split(' '))],
  ['bg-BG', new Set('и в не на че с от да за се по са или това как при към ще бъде който'.split(' '))],
  ['sr-RS', new Set('и у не на је да се за од са или као што су по из до ће бити који'.split(' '))],
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
