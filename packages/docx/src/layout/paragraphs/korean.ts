import type { Line } from '../../model.ts';

const hangul = /\p{Script=Hangul}$/u;
// Particles and endings: a syllable of a longer word that is one of them is more often its last than any other.
const endings = /\p{Script=Hangul}[은는이가을를의에서로고며면다한할된될와과도만던여게나야른]$/u;
// Words of one syllable that are written apart.
const shortWords = /(^|[^\p{Script=Hangul}])[및등수것때중후전시위그]$/u;
// An ending alone: the word that it belongs to stands in the line above.
const bareEnding =
  /^(은|는|을|를|의|에|로|와|과|된|될|할|한|하는|하여|하고|이다|한다|된다|했다)(?!\p{Script=Hangul})/u;

/**
 * Whether a line of Korean ends where a word does. Lines may end inside words, which only spaces part: where they are
 * filled to one edge, their last syllables tell.
 */
export function endsKoreanWord(before: string, after: string, isRagged = false): boolean {
  if (!/^\p{Script=Hangul}/u.test(after) || bareEnding.test(after)) return false;
  const [last = ''] = /\S*$/.exec(before) ?? [];
  return isRagged ? hangul.test(last) : endings.test(last) || shortWords.test(last);
}

/** Whether the lines of a paragraph are not filled to one edge, as where they end with whole words. */
export function areRagged(lines: readonly Line[]): boolean {
  const rights = lines.slice(0, -1).map(({ box }) => box.right);
  const [first] = lines;
  return first !== undefined && Math.max(...rights) - Math.min(...rights) > first.sizePoints;
}
