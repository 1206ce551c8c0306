import { languagesIn } from '../frequent-words.ts';
import { blocksIn, paragraphsIn } from '../layout/index.ts';
import type { PageModel } from '../model.ts';
import { frequentWordsMin, lettersOfScriptMin } from './measures.ts';

/** The languages of a document: Word keeps one for each way of writing (ISO/IEC 29500-1, 17.3.2.20). */
export interface Languages {
  /** Of what is written in Latin, Greek, Cyrillic or similar letters. */
  readonly alphabetic?: string | undefined;
  readonly eastAsian?: string | undefined;
  /** Of what is written from right to left, or in the scripts of South and South-East Asia. */
  readonly complex?: string | undefined;
}

const wellFormed = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;
const eastAsian = /^(zh|ja|ko)\b/i;
const complex =
  /^(ar|he|iw|fa|ur|ps|yi|ug|sd|ckb|dv|th|lo|km|my|bo|hi|mr|ne|sa|bn|as|pa|gu|or|ta|te|kn|ml|si)\b/i;

/** The languages that a document names, or that its words and letters are in. */
export function languagesOf(named: string, pages: readonly PageModel[]): Languages {
  const text = pages
    .flatMap(blocksIn)
    .flatMap(paragraphsIn)
    .map(({ spans }) => spans.map((span) => span.text).join(''))
    .join('\n');
  const told = wellFormed.test(named) ? named : undefined;
  const toldFor = (pattern: RegExp) => (told !== undefined && pattern.test(told) ? told : undefined);
  const isAlphabetic = told !== undefined && !eastAsian.test(told) && !complex.test(told);
  return {
    alphabetic: isAlphabetic ? told : alphabeticIn(text),
    eastAsian: toldFor(eastAsian) ?? eastAsianIn(text),
    complex: toldFor(complex) ?? rightToLeftIn(text) ?? asianIn(text),
  };
}

const count = (text: string, pattern: RegExp): number => {
  let found = 0;
  for (const [letters] of text.matchAll(pattern)) found += letters.length;
  return found;
};

const latin = /\p{Script=Latin}+/gu;
const greek = /\p{Script=Greek}+/gu;
const cyrillic = /\p{Script=Cyrillic}+/gu;

function alphabeticIn(text: string): string | undefined {
  const [inLatin, inGreek, inCyrillic] = [latin, greek, cyrillic].map((script) => count(text, script));
  const most = Math.max(inLatin ?? 0, inGreek ?? 0, inCyrillic ?? 0);
  if (most === inGreek && most >= lettersOfScriptMin) return 'el-GR';
  const isCyrillic = most === inCyrillic;
  const [best] = languagesIn(text).filter(([language]) => cyrillicLanguages.test(language) === isCyrillic);
  if (best !== undefined && best[1] >= frequentWordsMin) return best[0];
  return isCyrillic && most >= lettersOfScriptMin ? 'ru-RU' : undefined;
}

const cyrillicLanguages = /^(ru|uk|be|bg|sr)-/;

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]+/gu;
const hangul = /\p{Script=Hangul}+/gu;
const han = /\p{Script=Han}+/gu;
// Frequent signs that are written in one way only.
const simplified = /[这国们为个时来说对发会经过后动学业实现关]/gu;
const traditional = /[這國們為個時來說對發會經過後動學業實現關]/gu;

function eastAsianIn(text: string): string | undefined {
  const [inKana, inHangul, inHan] = [kana, hangul, han].map((script) => count(text, script));
  if ((inKana ?? 0) + (inHangul ?? 0) + (inHan ?? 0) < lettersOfScriptMin) return undefined;
  if ((inHangul ?? 0) > (inKana ?? 0)) return 'ko-KR';
  // Hardly a sentence of Japanese is without them.
  if ((inKana ?? 0) > (inHan ?? 0) / 10) return 'ja-JP';
  return count(text, traditional) > count(text, simplified) ? 'zh-TW' : 'zh-CN';
}

const hebrew = /\p{Script=Hebrew}+/gu;
const arabic = /\p{Script=Arabic}+/gu;
// Letters that Arabic does not have: those of Urdu alone, and those that it shares with Persian.
const urdu = /[ٹڈڑںے]/gu;
const persian = /[پچژگکی]/gu;

function rightToLeftIn(text: string): string | undefined {
  const [inHebrew, inArabic] = [hebrew, arabic].map((script) => count(text, script));
  if ((inHebrew ?? 0) + (inArabic ?? 0) < lettersOfScriptMin) return undefined;
  if ((inHebrew ?? 0) > (inArabic ?? 0)) return 'he-IL';
  const share = (letters: RegExp) => count(text, letters) / Math.max(1, inArabic ?? 0);
  if (share(urdu) > 0.02) return 'ur-PK';
  return share(persian) > 0.05 ? 'fa-IR' : 'ar-SA';
}

// The scripts of South and South-East Asia, each with the language that most who write in it speak.
const asian = [
  ['th-TH', /\p{Script=Thai}+/gu],
  ['lo-LA', /\p{Script=Lao}+/gu],
  ['km-KH', /\p{Script=Khmer}+/gu],
  ['my-MM', /\p{Script=Myanmar}+/gu],
  ['bo-CN', /\p{Script=Tibetan}+/gu],
  ['hi-IN', /\p{Script=Devanagari}+/gu],
  ['bn-BD', /\p{Script=Bengali}+/gu],
  ['pa-IN', /\p{Script=Gurmukhi}+/gu],
  ['gu-IN', /\p{Script=Gujarati}+/gu],
  ['or-IN', /\p{Script=Oriya}+/gu],
  ['ta-IN', /\p{Script=Tamil}+/gu],
  ['te-IN', /\p{Script=Telugu}+/gu],
  ['kn-IN', /\p{Script=Kannada}+/gu],
  ['ml-IN', /\p{Script=Malayalam}+/gu],
  ['si-LK', /\p{Script=Sinhala}+/gu],
] as const;

const anyAsian = /[\u0900-\u109f\u1780-\u17ff]/;

function asianIn(text: string): string | undefined {
  if (!anyAsian.test(text)) return undefined;
  const counted = asian.map(([language, script]) => ({ language, letters: count(text, script) }));
  const [most] = counted.sort((first, second) => second.letters - first.letters);
  return most !== undefined && most.letters >= lettersOfScriptMin ? most.language : undefined;
}
