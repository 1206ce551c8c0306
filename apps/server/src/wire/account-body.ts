import type { Account, Recovery, Session } from '@pagesmith/accounts';

/** ISO 8601 as the protocol writes it: `2026-11-15T01:41:51.423+00:00`. */
export const timeText = (time: Date): string => time.toISOString().replace('Z', '+00:00');

/** The whole of the protocol's model: what the product does not have is there, and empty. */
export const accountBody = (account: Account) => ({
  $id: account.id,
  $createdAt: timeText(account.createdAt),
  $updatedAt: timeText(account.updatedAt),
  name: account.name,
  registration: timeText(account.createdAt),
  status: account.status === 'active',
  labels: [],
  passwordUpdate: timeText(account.passwordUpdatedAt),
  email: account.email,
  phone: '',
  emailVerification: false,
  phoneVerification: false,
  mfa: false,
  prefs: {},
  targets: [],
  accessedAt: timeText(account.accessedAt),
});

const unknownDevice = {
  osCode: '',
  osName: '',
  osVersion: '',
  clientType: '',
  clientCode: '',
  clientName: '',
  clientVersion: '',
  clientEngine: '',
  clientEngineVersion: '',
  deviceName: '',
  deviceBrand: '',
  deviceModel: '',
  countryCode: '--',
  countryName: 'Unknown',
};

export const sessionBody = (session: Session, { email }: Account, currentId: string) => ({
  $id: session.id,
  $createdAt: timeText(session.createdAt),
  $updatedAt: timeText(session.updatedAt),
  userId: session.accountId,
  expire: timeText(session.expiresAt),
  provider: 'email',
  providerUid: email,
  providerAccessToken: '',
  providerAccessTokenExpiry: '',
  providerRefreshToken: '',
  ip: session.ip,
  ...unknownDevice,
  current: session.id === currentId,
  factors: ['password'],
  // The cookie has it, out of reach of the page's scripts.
  secret: '',
  mfaUpdatedAt: '',
});

/** Without the account's id, which would tell whether the e-mail is known; the mailed link has it. */
export const recoveryBody = ({ id, createdAt, expiresAt }: Recovery, userId = '') => ({
  $id: id,
  $createdAt: timeText(createdAt),
  userId,
  secret: '',
  expire: timeText(expiresAt),
  phrase: '',
});
