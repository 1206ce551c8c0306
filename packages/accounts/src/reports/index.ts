// What operations warned of, kept encrypted for as long as the plan keeps results. Answers carry only codes and counts.
export { reportFailures } from './failures.ts';
export { countsOf, omittedFrom, type Report, type ReportedWarning, type WarningCount } from './report.ts';
export { createReports, type Reports } from './reports.ts';
