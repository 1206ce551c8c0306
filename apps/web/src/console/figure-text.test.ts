import { expect, it } from 'vitest';
import { figureText } from './figure-text.ts';

it('writes a figure in the unit its name ends with, as people read it', () => {
  expect(figureText('memoryBytes', 734_003_200, 'en')).toBe('700\u00a0MB');
  expect(figureText('fileBytesMax', 52_428_800, 'fr')).toBe('50\u00a0Mo');
  expect(figureText('responseTimeMs', 84, 'en')).toBe('84\u00a0ms');
  expect(figureText('processorMs', 1_340, 'fr')).toBe('1,3\u00a0s');
  expect(figureText('oldestJobSeconds', 59.99, 'en')).toBe('1\u00a0min');
  expect(figureText('oldestJobSeconds', 0, 'en')).toBe('0\u00a0s');
  expect(figureText('oldestMailSeconds', 7_500, 'en')).toBe('2.1\u00a0h');
  expect(figureText('oldestWebhookSeconds', 300_000, 'fr')).toBe('3,5\u00a0j');
  expect(figureText('retentionMinutes', 30, 'en')).toBe('30\u00a0min');
});

it('groups the digits of counts, and leaves those of names alone', () => {
  expect(figureText('monthlyLimit', 100_000, 'en')).toBe('100,000');
  expect(figureText('number', 1_024, 'en')).toBe('1024');
});
