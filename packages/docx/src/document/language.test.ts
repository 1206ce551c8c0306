import { expect, it } from 'vitest';
import { layOutPage } from '../layout/lay-out-page.ts';
import { readPieces } from '../pieces/read-pieces.ts';
import { pageOf } from '../pieces/testing/page-of.ts';
import { type Languages, languagesOf } from './language.ts';

function languagesIn(text: string, named = ''): Languages {
  const reading = pageOf(
    text.split('\n').map((line, index) => ({ text: line, x: 50, baseline: 100 + index * 40 })),
  );
  const { alphabetic, eastAsian, complex } = languagesOf(named, [layOutPage(reading, readPieces(reading))]);
  return {
    ...(alphabetic && { alphabetic }),
    ...(eastAsian && { eastAsian }),
    ...(complex && { complex }),
  };
}

it.each([
  ['Мы не знали, что это было на столе и для кого', { alphabetic: 'ru-RU' }],
  ['Ми не знали, що це було на столі та для кого', { alphabetic: 'uk-UA' }],
  ['Не се знае, че това е на масата и за кого ще бъде', { alphabetic: 'bg-BG' }],
  ['Московская городская телефонная сеть', { alphabetic: 'ru-RU' }],
  ['Η πρόταση αυτή είναι γραμμένη στα ελληνικά', { alphabetic: 'el-GR' }],
  ['Det är inte som på den tiden, och det var för ett år', { alphabetic: 'sv-SE' }],
  ['Podle toho je to také pro nás, které však není při tom', { alphabetic: 'cs-CZ' }],
  ['Bu bir örnek ve daha sonra için ile olarak gibi çok', { alphabetic: 'tr-TR' }],
  ['これは日本語の文章であり、とても短いものです。', { eastAsian: 'ja-JP' }],
  ['이것은 한국어로 쓰인 문장이며 아주 짧은 글입니다 그렇지요', { eastAsian: 'ko-KR' }],
  ['这是一个用简体中文写的句子，它说明了我们的国家和时间。', { eastAsian: 'zh-CN' }],
  ['這是一個用繁體中文寫的句子，它說明了我們的國家和時間。', { eastAsian: 'zh-TW' }],
  ['المادة الأولى من الإعلان العالمي لحقوق الإنسان', { complex: 'ar-SA' }],
  ['بیشتر ماجراهای ثبت شده در این کتاب اتفاق افتاده', { complex: 'fa-IR' }],
  ['یہ ایک چھوٹا سا جملہ ہے جو اردو میں لکھا گیا ہے', { complex: 'ur-PK' }],
  ['ทุกคนเกิดมาอย่างอิสระและเท่าเทียมกันในศักดิ์ศรี', { complex: 'th-TH' }],
  ['सभी मनुष्यों को गौरव और अधिकारों के मामले में', { complex: 'hi-IN' }],
  ['সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা নিয়ে', { complex: 'bn-BD' }],
  ['כל בני האדם נולדו בני חורין ושווים בערכם', { complex: 'he-IL' }],
])('a text tells its language: %s', (text, languages) => {
  expect(languagesIn(text)).toEqual(languages);
});

it('a text in two ways of writing has a language for each', () => {
  const text =
    'This is the text that is not for us and it is on the map\nこれは日本語の文章であり、とても短いものです。';
  expect(languagesIn(text)).toEqual({ alphabetic: 'en-US', eastAsian: 'ja-JP' });
});

it('a language that the document names is that of its way of writing', () => {
  const text = 'This is the text that is not for us and it is on the map';
  expect(languagesIn(text, 'en-GB')).toEqual({ alphabetic: 'en-GB' });
  expect(languagesIn(text, 'ja')).toEqual({ alphabetic: 'en-US', eastAsian: 'ja' });
  expect(languagesIn(text, 'he-IL')).toEqual({ alphabetic: 'en-US', complex: 'he-IL' });
});
