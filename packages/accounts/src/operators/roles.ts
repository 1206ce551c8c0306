export const roles = ['owner', 'support', 'billing', 'auditor'] as const;
export type Role = (typeof roles)[number];

/** Who may do what. Routes, commands and the console follow from this table, and so do their tests. */
export const permissions = {
  add: ['owner'],
  invite: ['owner'],
  remove: ['owner'],
  operators: ['owner', 'auditor'],
  audit: ['owner', 'auditor'],
  verify: ['owner', 'auditor'],
  find: ['owner', 'support', 'billing'],
  show: ['owner', 'support', 'billing'],
  'note-customer': ['owner', 'support', 'billing'],
  'resend-mail': ['owner', 'support'],
  visit: ['owner', 'support'],
  block: ['owner', 'support'],
  unblock: ['owner', 'support'],
  restore: ['owner', 'support'],
  erase: ['owner'],
  'end-sessions': ['owner', 'support'],
  set: ['owner', 'billing'],
  unset: ['owner', 'billing'],
  grace: ['owner', 'billing'],
  credit: ['owner', 'billing'],
  invoices: ['owner', 'billing'],
  refund: ['owner', 'billing'],
  tickets: ['owner', 'support', 'billing'],
  ticket: ['owner', 'support', 'billing'],
  answer: ['owner', 'support', 'billing'],
  note: ['owner', 'support', 'billing'],
  assign: ['owner', 'support', 'billing'],
  'close-ticket': ['owner', 'support', 'billing'],
  templates: ['owner', 'support', 'billing'],
  'save-template': ['owner', 'support'],
  'remove-template': ['owner', 'support'],
  mails: ['owner', 'support'],
  'retry-mail': ['owner', 'support'],
  'read-mail': ['owner'],
  service: roles,
  work: ['owner', 'support'],
  'retry-job': ['owner', 'support'],
  'end-job': ['owner', 'support'],
  'retry-delivery': ['owner', 'support'],
  'end-delivery': ['owner', 'support'],
  incidents: roles,
  'open-incident': ['owner', 'support'],
  'update-incident': ['owner', 'support'],
  'end-incident': ['owner', 'support'],
  'plan-work': ['owner', 'support'],
  'end-work': ['owner', 'support'],
  announcements: ['owner', 'support', 'auditor'],
  'announce-legal': ['owner'],
  'announce-sub-processor': ['owner'],
  'announce-notice': ['owner'],
  'end-announcement': ['owner'],
  books: ['owner', 'billing', 'auditor'],
  'compare-invoices': ['owner', 'billing', 'auditor'],
  money: ['owner', 'billing', 'auditor'],
} as const satisfies Record<string, readonly Role[]>;

export type ActionName = keyof typeof permissions;
export const actionNames = Object.keys(permissions) as ActionName[];

export const isActionName = (text: string): text is ActionName => Object.hasOwn(permissions, text);

export const mayDo = (role: Role, action: ActionName): boolean =>
  (permissions[action] as readonly Role[]).includes(role);
