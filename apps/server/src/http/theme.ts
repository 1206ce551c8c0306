import type { FastifyRequest } from 'fastify';

const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Chosen in the account and kept in a cookie; without one, pages follow the system. */
export function themeOf({ headers }: FastifyRequest): Theme | undefined {
  const chosen = /(?:^|;\s*)pagesmith_theme=(\w+)/.exec(headers.cookie ?? '')?.[1];
  return themes.find((theme) => theme === chosen);
}

/** A page that comes in the chosen theme does not flash in the other one first. */
export const inTheme = (page: string, theme: Theme | undefined): string =>
  theme === undefined ? page : page.replace('<html ', `<html data-theme="${theme}" `);
