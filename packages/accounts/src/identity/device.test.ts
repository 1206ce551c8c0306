import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const known = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36',
    ['Chrome', '129.0.0.0', 'Windows', '', 'desktop'],
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36 Edg/129.0.2792.65',
    ['Microsoft Edge', '129.0.2792.65', 'Windows', '', 'desktop'],
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15',
    ['Safari', '17.6', 'macOS', '', 'desktop'],
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
    ['Firefox', '130.0', 'GNU/Linux', '', 'desktop'],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
    ['Mobile Safari', '17.6', 'iOS', '17.6.1', 'smartphone'],
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/129.0.6668.46 Mobile/15E148 Safari/604.1',
    ['Chrome Mobile iOS', '129.0.6668.46', 'iPadOS', '16.7', 'tablet'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36',
    ['Chrome Mobile', '129.0.0.0', 'Android', '10', 'smartphone'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-X906C) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Safari/537.36',
    ['Samsung Browser', '25.0', 'Android', '13', 'tablet'],
  ],
] as const;

test.each(known)('%s is recognised', (userAgent, expected) => {
  const { clientName, clientVersion, osName, osVersion, deviceName } = deviceOf(userAgent);
  expect([clientName, clientVersion, osName, osVersion, deviceName]).toEqual(expected);
});

test.each(['', 'curl/8.5.0', 'node'])('of "%s" nothing is claimed', (userAgent) => {
  expect(Object.values(deviceOf(userAgent)).join('')).toBe('');
});
