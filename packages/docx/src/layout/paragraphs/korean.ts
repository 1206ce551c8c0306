const hangul = /\p{Script=Hangul}$/u;
// Particles and endings: a syllable of a longer word that is one of them is more often its last than any other.
const endings = /\p{Script=Hangul}[은는이가을를의에서로고며면다한할된될와과도만던여게나야른]$/u;
// Words of one syllable that are written apart.
const shortWords = /(^|[^\p{Script=Hangul}])[및등수것때중후전시위그]$/u;
// An ending alone: the word that it belongs to stands in the line above.
const bareEnding =
  /^(은|는|을|를|의|에|로|와|과|된|될|할|한|하는|하여|하고|이다|한다|된다|했다)(?!\p{Script=Hangul})/u;

/**
 * Whether a line of Korean ends where a word does. Lines may end inside words, which only spaces part: of a line that is
 * filled, its last syllables tell, and another would have had room for more of a word.
 */
export function endsKoreanWord(before: string, after: string, isFilled = true): boolean {
  if (!/^\p{Script=Hangul}/u.test(after) || bareEnding.test(after)) return false;
  return isFilled ? endings.test(before) || shortWords.test(before) : hangul.test(before);
}
