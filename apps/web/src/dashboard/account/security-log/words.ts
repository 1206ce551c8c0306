import { defineWords } from '../../../language/define-words.ts';

const english = {
  account_registered: 'Account created',
  sign_in: 'Signed in',
  sign_in_failed: 'Sign-in refused',
  session_ended: 'Session ended',
  sessions_ended: 'Sessions ended',
  password_changed: 'Password changed',
  email_verified: 'E-mail address verified',
  email_change_asked: 'Change of e\u2011mail address requested',
  email_changed: 'E-mail address changed',
  recovery_asked: 'Password reset link requested',
  recovery_completed: 'Password reset with a link',
  key_created: 'API key created',
  key_revealed: 'API keys shown in full',
  key_activated: 'API key activated',
  key_deactivated: 'API key deactivated',
  key_deleted: 'API key deleted',
  key_restored: 'API key deletion undone',
  key_changed: 'API key settings changed',
  key_rotated: 'API key rotated',
  webhook_created: 'Webhook added',
  webhook_deleted: 'Webhook deleted',
  webhook_secret_revealed: 'Webhook secret shown',
  webhook_secret_replaced: 'Webhook secret replaced',
  support_visited: 'Dashboard read by our support',
  data_exported: 'Data exported',
  account_closed: 'Account closed',
  factor_added: 'Two-factor sign-in turned on',
  factor_removed: 'Two-factor sign-in turned off',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey deleted',
  recovery_codes_made: 'Recovery codes created',
  recovery_code_used: 'Recovery code used',
};

type Kinds = typeof english;

const french: Kinds = {
  account_registered: 'Compte créé',
  sign_in: 'Connexion',
  sign_in_failed: 'Connexion refusée',
  session_ended: 'Session fermée',
  sessions_ended: 'Sessions fermées',
  password_changed: 'Mot de passe modifié',
  email_verified: 'Adresse e-mail vérifiée',
  email_change_asked: 'Changement d’adresse e\u2011mail demandé',
  email_changed: 'Adresse e-mail modifiée',
  recovery_asked: 'Lien de réinitialisation du mot de passe demandé',
  recovery_completed: 'Mot de passe réinitialisé au moyen d’un lien',
  key_created: 'Clé API créée',
  key_revealed: 'Clés API affichées en entier',
  key_activated: 'Clé API activée',
  key_deactivated: 'Clé API désactivée',
  key_deleted: 'Clé API supprimée',
  key_restored: 'Suppression d’une clé API annulée',
  key_changed: 'Réglages d’une clé API modifiés',
  key_rotated: 'Clé API renouvelée',
  webhook_created: 'Webhook ajouté',
  webhook_deleted: 'Webhook supprimé',
  webhook_secret_revealed: 'Secret d’un webhook affiché',
  webhook_secret_replaced: 'Secret d’un webhook remplacé',
  support_visited: 'Tableau de bord consulté par notre assistance',
  data_exported: 'Données exportées',
  account_closed: 'Compte clôturé',
  factor_added: 'Double authentification activée',
  factor_removed: 'Double authentification désactivée',
  passkey_added: 'Clé d’accès ajoutée',
  passkey_removed: 'Clé d’accès supprimée',
  recovery_codes_made: 'Codes de secours créés',
  recovery_code_used: 'Code de secours utilisé',
};

/** A server newer than this page may report more kinds. */
export const isKnownKind = (kind: string): kind is keyof Kinds => Object.hasOwn(english, kind);

export const securityLogWords = defineWords({
  en: {
    text: (days: number) =>
      `What happened to your account and its secrets in the last ${days} days, newest first. Something you do not recognise? Change your password and end the other sessions.`,
    empty: 'No events yet.',
    failed: 'The security log could not be loaded.',
    more: 'Show older events',
    times: (count: number) => `${count} times`,
    kinds: english,
  },
  fr: {
    text: (days: number) =>
      `Ce qui est arrivé à votre compte et à ses secrets au cours des ${days}\u00a0derniers jours, du plus récent au plus ancien. Quelque chose vous semble inhabituel\u00a0? Changez votre mot de passe et fermez les autres sessions.`,
    empty: 'Aucun événement pour le moment.',
    failed: 'Le journal de sécurité n’a pas pu être chargé.',
    more: 'Afficher les événements plus anciens',
    times: (count: number) => `${count}\u00a0fois`,
    kinds: french,
  },
});
