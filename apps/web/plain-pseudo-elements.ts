import type { Plugin } from 'vite';

const reset = /\*\s*,\s*::?after\s*,\s*::?before\s*,/;

/**
 * Tailwind resets what stands before and after every element as well, so that the browser works out three styles for
 * each element instead of one. The few that we draw have no margin, padding or border to be reset.
 */
export const plainPseudoElements: Plugin = {
  name: 'plain-pseudo-elements',
  apply: 'build',
  transform: (code, id) =>
    id.endsWith('.css') && reset.test(code) ? { code: code.replace(reset, '*,'), map: null } : undefined,
};
