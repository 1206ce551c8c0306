import type { ActionName } from '../roles.ts';
import { block, endAllSessions, erase, restore, unblock } from './access-actions.ts';
import {
  announceLegal,
  announceNotice,
  announceSubProcessor,
  endAnnouncement,
  listAnnouncements,
} from './announcement-actions.ts';
import { audit, verify } from './audit-actions.ts';
import { noteCustomer, resendMail } from './customer-actions.ts';
import type { Action } from './define.ts';
import { find } from './find-customer.ts';
import { listMails, readMail, retryMail } from './mail-actions.ts';
import { books, compareInvoices, money } from './money-actions.ts';
import { add, invite, listOperators, remove } from './operator-actions.ts';
import { invoices, refund } from './refund-actions.ts';
import { service } from './service-actions.ts';
import { show } from './show-customer.ts';
import {
  endIncident,
  endWork,
  listIncidents,
  openIncident,
  planWork,
  updateIncident,
} from './status-actions.ts';
import { listTemplates, removeTemplate, saveTemplate } from './template-actions.ts';
import { credit, grace, set, unset } from './terms-actions.ts';
import { answer, assign, close, listTickets, note, showTicket } from './ticket-actions.ts';
import { visit } from './visit-actions.ts';
import { endDelivery, endOneJob, listWork, retryDelivery, retryJob } from './work-actions.ts';

/** Everything that an operator can do, by name: complete, or it does not compile. */
export const actions: Readonly<Record<ActionName, Action>> = {
  add,
  invite,
  remove,
  operators: listOperators,
  audit,
  verify,
  find,
  show,
  'note-customer': noteCustomer,
  'resend-mail': resendMail,
  visit,
  block,
  unblock,
  restore,
  erase,
  'end-sessions': endAllSessions,
  set,
  unset,
  grace,
  credit,
  invoices,
  refund,
  tickets: listTickets,
  ticket: showTicket,
  answer,
  note,
  assign,
  'close-ticket': close,
  templates: listTemplates,
  'save-template': saveTemplate,
  'remove-template': removeTemplate,
  mails: listMails,
  'retry-mail': retryMail,
  'read-mail': readMail,
  service,
  work: listWork,
  'retry-job': retryJob,
  'end-job': endOneJob,
  'retry-delivery': retryDelivery,
  'end-delivery': endDelivery,
  incidents: listIncidents,
  'open-incident': openIncident,
  'update-incident': updateIncident,
  'end-incident': endIncident,
  'plan-work': planWork,
  'end-work': endWork,
  announcements: listAnnouncements,
  'announce-legal': announceLegal,
  'announce-sub-processor': announceSubProcessor,
  'announce-notice': announceNotice,
  'end-announcement': endAnnouncement,
  books,
  'compare-invoices': compareInvoices,
  money,
};
