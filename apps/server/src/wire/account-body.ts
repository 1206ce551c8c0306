import {
  type Account,
  awaitsFactor,
  deviceOf,
  type Recovery,
  type Session,
  wireTime,
} from '@pagesmith/accounts';

/** The protocol's complete model: what the product does not have is present but empty. */
export const accountBody = (account: Account) => ({
  $id: account.id,
  $createdAt: wireTime(account.createdAt),
  $updatedAt: wireTime(account.updatedAt),
  name: account.name,
  registration: wireTime(account.createdAt),
  status: account.status === 'active',
  labels: [],
  passwordUpdate: wireTime(account.passwordUpdatedAt),
  email: account.email,
  phone: '',
  emailVerification: account.emailVerifiedAt !== null,
  phoneVerification: false,
  mfa: account.hasSecondFactor,
  prefs: {},
  targets: [],
  accessedAt: wireTime(account.accessedAt),
});

/** Addresses are not looked up for their country, and browsers do not reveal the device's maker. */
const unknownPlace = {
  clientEngineVersion: '',
  deviceBrand: '',
  deviceModel: '',
  countryCode: '--',
  countryName: 'Unknown',
};

export const sessionBody = (session: Session, account: Account, currentId: string) => ({
  $id: session.id,
  $createdAt: wireTime(session.createdAt),
  $updatedAt: wireTime(session.updatedAt),
  userId: session.accountId,
  expire: wireTime(session.expiresAt),
  provider: 'email',
  providerUid: account.email,
  providerAccessToken: '',
  providerAccessTokenExpiry: '',
  providerRefreshToken: '',
  ip: session.ip,
  ...deviceOf(session.userAgent),
  ...unknownPlace,
  current: session.id === currentId,
  factors: session.factors,
  // Ours, not the protocol's: a client can see that a code is needed without being refused first.
  awaitsFactor: awaitsFactor({ account, session }),
  // The cookie has it, out of reach of the page's scripts.
  secret: '',
  mfaUpdatedAt: session.factors.length > 1 ? wireTime(session.confirmedAt) : '',
});

/**
 * What was mailed, but never its secret. A recovery is answered without the account's id, which would reveal whether the
 * e-mail is known; the link has it.
 */
export const tokenBody = ({ id, createdAt, expiresAt }: Recovery, userId = '') => ({
  $id: id,
  $createdAt: wireTime(createdAt),
  userId,
  secret: '',
  expire: wireTime(expiresAt),
  phrase: '',
});
