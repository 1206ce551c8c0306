// Mail to all customers about a coming version of a legal page: in batches, once each.
export { type Announcements, createAnnouncements, type Progress } from './announcements.ts';
