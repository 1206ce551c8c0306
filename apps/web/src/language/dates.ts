import { format } from 'date-fns';

/** Dates are written the French way in both languages. */
export const formatDate = (date: string): string => format(new Date(date), 'dd/MM/yyyy');
export const formatDateTime = (date: string): string => format(new Date(date), 'dd/MM/yyyy HH:mm:ss');
