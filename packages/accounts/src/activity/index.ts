// What happened to an account that neither its log of calls nor its security log tells: changes of plan, deliveries.
export { recentActivity } from './recent-activity.ts';
