import { plans } from '@pagesmith/catalog';
import { describe, expect, it } from 'vitest';
import { capitalized, formatBytes, formatNumber, numberWord } from './numbers.ts';

describe('numbers', () => {
  it('are grouped as each language groups them', () => {
    expect(formatNumber(15000, 'en')).toBe('15,000');
    expect(formatNumber(15000, 'fr')).toBe('15\u202f000');
  });

  it('inside a sentence are words as long as words are short', () => {
    expect(numberWord(10, 'en')).toBe('ten');
    expect(numberWord(11, 'fr')).toBe('onze');
    expect(numberWord(20, 'fr')).toBe('vingt');
    expect(numberWord(21, 'en')).toBe('21');
    expect(capitalized(numberWord(11, 'en'))).toBe('Eleven');
  });

  it('of bytes are named in the largest unit that fits, in both languages', () => {
    expect(formatBytes(0, 'en')).toBe('0\u00a0bytes');
    expect(formatBytes(1023, 'fr')).toBe('1\u202f023\u00a0octets');
    expect(formatBytes(1536, 'fr')).toBe('1,5\u00a0Ko');
    expect(formatBytes(plans.premium.fileBytesMax, 'en')).toBe('250\u00a0MB');
    expect(formatBytes(plans.enterprise.fileBytesMax, 'fr')).toBe('1\u00a0Go');
    expect(formatBytes(2 ** 41, 'en')).toBe('2,048\u00a0GB');
  });
});
