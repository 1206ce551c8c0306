/** The names by which a machine calls itself in an address. */
export const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

export const isLoopbackUrl = (url: string): boolean => loopbackHosts.includes(new URL(url).hostname);
