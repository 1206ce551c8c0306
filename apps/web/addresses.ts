/** Every screen and where it is. What is not built is not here; a new line asks for its screen in `router.tsx`. */
export const addresses = {
  landing: '/',
  documentation: '/documentation',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  'data-processing': '/data-processing',
  'service-level': '/service-level',
  status: '/status',
  cookies: '/cookies',
  security: '/security',
  proof: '/proof',
  login: '/login',
  recovery: '/recovery',
  verification: '/verification',
  dashboard: '/dashboard',
} as const;

export type ScreenId = keyof typeof addresses;

/** Read by everybody, also without scripts: prerendered, and shown to search engines. */
export const publicScreens = [
  'landing',
  'documentation',
  'contact',
  'privacy',
  'terms',
  'data-processing',
  'service-level',
  'status',
  'cookies',
  'security',
  'proof',
] as const satisfies readonly ScreenId[];
