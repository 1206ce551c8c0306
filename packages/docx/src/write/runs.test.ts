import { expect, it } from 'vitest';
import { fontsXml } from './runs.ts';

it('East Asian letters are in a font of their way of writing, with serifs where the others have them', () => {
  const fontFor = (family: string, eastAsian: string | undefined) =>
    /w:eastAsia="([^"]*)"/.exec(fontsXml(family, { languages: { eastAsian } }))?.[1];
  const fonts = ['ko-KR', 'ja-JP', 'ja', 'zh-TW', 'zh-CN', undefined].map((language) => [
    fontFor('Times New Roman', language),
    fontFor('Arial', language),
  ]);
  expect(fonts).toEqual([
    ['Batang', 'Malgun Gothic'],
    ['Yu Mincho', 'Yu Gothic'],
    ['Yu Mincho', 'Yu Gothic'],
    ['PMingLiU', 'Microsoft JhengHei'],
    ['SimSun', 'Microsoft YaHei'],
    ['SimSun', 'Microsoft YaHei'],
  ]);
});
