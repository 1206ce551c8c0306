// What is typed in any of our scripts is what PDFium sees.
import { expect, it } from 'vitest';
import { buildForm } from '../forms/testing/build-form.ts';
import { filled } from '../forms/testing/filled.ts';
import { findText } from '../text/index.ts';

const samples = {
  Amharic: 'አማርኛ',
  Burmese: 'မြန်မာ',
  Gujarati: 'ગુજરાતી',
  Kannada: 'ಕನ್ನಡ',
  Lao: 'ພາສາລາວ',
  Malayalam: 'മലയാളം',
  Punjabi: 'ਪੰਜਾਬੀ',
  Sinhala: 'සිංහල',
  Telugu: 'తెలుగు భాష',
  Khmer: 'កម្ពុជា',
  Tibetan: 'བོད་ཡིག',
  emoji: 'Yes 😀 👍🏽 🇫🇷 ❤️ no',
};

it('a value is drawn, and read again by PDFium, in every script', async () => {
  const form = buildForm({ fields: Object.keys(samples).map((name) => `/FT /Tx /T (${name})`) });
  const { bytes } = await filled(form, samples);
  const unread: string[] = [];
  for (const [name, value] of Object.entries(samples)) {
    if ((await findText(bytes, value)).page === null) unread.push(name);
  }
  expect(unread).toEqual([]);
});
