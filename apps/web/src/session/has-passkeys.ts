/** Some browsers, and pages without https, have no passkeys. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;
