import { format } from 'date-fns';

/** Dates are written the French way in both languages. */
export const formatDate = (date: string): string => format(new Date(date), 'dd/MM/yyyy');
/** Where the day stands above. */
export const formatTime = (date: string): string => format(new Date(date), 'HH:mm:ss');
export const formatDateTime = (date: string): string => format(new Date(date), 'dd/MM/yyyy HH:mm:ss');
