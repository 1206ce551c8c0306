/** Every screen and where it is. What is not built is not here; a new line asks for its screen in `router.tsx`. */
export const addresses = {
  landing: '/',
  login: '/login',
  recovery: '/recovery',
  dashboard: '/dashboard',
} as const;

export type ScreenId = keyof typeof addresses;
