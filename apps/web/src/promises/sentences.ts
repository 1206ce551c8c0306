const blockEnds = /<\/(?:p|li|dd|dt|td|th|h\d|div|label|legend|summary|button|a|title)>|<br\/?>/g;
const sentenceEnds = /(?<=[.?!;])\s+(?=[\p{Lu}“«(])/u;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What a page says, sentence by sentence, with the names in them; neither a block of code nor what stands in a sample document is one. */
export const sentencesOf = (html: string): string[] =>
  html
    .replace(/<figure data-sample[^>]*>.*?<\/figure>/gs, ' ')
    .replace(/<(pre|script|style|svg)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(blockEnds, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&\S+?;/g, (entity) => entities[entity] ?? ' ')
    .split('\n')
    .flatMap((block) => block.split(sentenceEnds))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
