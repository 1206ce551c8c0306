import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Prose } from './prose.tsx';

it('a figure is not parted from its unit, nor the number of a standard from its name', () => {
  const drawn = renderToStaticMarkup(<Prose>For 24 hours at most, of 64 MB (RFC 9457); 3 of 5 steps.</Prose>);
  expect(drawn).toBe('For 24\u00a0hours at most, of 64\u00a0MB (RFC\u00a09457); 3 of 5 steps.');
});
