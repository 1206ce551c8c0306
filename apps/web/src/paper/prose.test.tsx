import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Prose } from './prose.tsx';

it('a figure is not parted from its unit, nor the number of a standard from its name', () => {
  const drawn = renderToStaticMarkup(<Prose>For 24 hours at most, of 64 MB (RFC 9457); 3 of 5 steps.</Prose>);
  expect(drawn).toBe('For 24\u00a0hours at most, of 64\u00a0MB (RFC\u00a09457); 3 of 5 steps.');
});

it('a page reads the same whether a figure of the server is filled in before it is drawn or after', () => {
  const drawn = (days: string) => renderToStaticMarkup(<Prose>{`Logs are kept for ${days} days.`}</Prose>);
  expect(drawn('__logRetentionDays__').replace('__logRetentionDays__', '90')).toBe(drawn('90'));
});
