import { policy } from '@pagesmith/catalog';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const cookieName = 'pagesmith_theme';
const dayS = 86_400;

/** As the server has put it on the page that came, or as it was chosen since. */
export const chosenTheme = (): Theme =>
  themes.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system';

/** Kept in a cookie: the server puts it on every page, so that none flashes in the other theme first. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  const ageS = theme === 'system' ? 0 : policy.themeCookieDays * dayS;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // The Cookie Store API is not in every browser yet.
  Object.assign(document, {
    cookie: `${cookieName}=${theme}; path=/; max-age=${ageS}; samesite=lax${secure}`,
  });
}
