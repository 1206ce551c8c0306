// Customers and what belongs to them: identity, documents, keys, usage, mail and contact.
// Rules and data without a web framework: the server gives them addresses, and no PDF is known here.
export { secretsFailures } from './secrets/failures.ts';
export { keepSecretKey, keptSecretKey } from './secrets/kept-secret-key.ts';
export { rotateSecrets } from './secrets/rotate-secrets.ts';
export { createSecrets, type SecretKeys, type Secrets } from './secrets/secrets.ts';
