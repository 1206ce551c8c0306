import * as z from 'zod';
import { time } from './primitives.ts';

const words = z.object({ subject: z.string(), text: z.string() });

/** What the dashboard tells its customer until it is dismissed, or its time is over. */
const announcement = z.object({ id: z.string(), at: time, en: words, fr: words });
export type Announcement = z.infer<typeof announcement>;

const announcementList = z.object({ announcements: z.array(announcement).readonly() });
export type AnnouncementList = z.infer<typeof announcementList>;
