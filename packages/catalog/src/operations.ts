export const mergeFilesMin = 2;
/** More files than anyone merges by hand, few enough to hold open at once. */
export const mergeFilesMax = 200;
/** The watermarks across the pages of what was not paid for: the free plan's output, that of a trial, and of a test key. */
export const watermarkText = 'Pagesmith Starter';
export const trialWatermarkText = 'Pagesmith trial';
export const testWatermarkText = 'Pagesmith test';
/** How often each Pro Tool can be tried in a month on a plan that sells them as an add-on. */
export const trialsPerMonth = 3;

/** Of one pipeline, and of an account. */
export const pipelineStepsMax = 20;
export const savedPipelinesMax = 100;

/** Of one bulk fill: how many rows with how many columns, and how large the table and the form may be. */
export const bulkRowsMax = 10_000;
export const bulkColumnsMax = 1_000;
export const bulkRowsBytesMax = 20 * 1_048_576;
export const bulkTemplateBytesMax = 20 * 1_048_576;
/** How many forms one table of values may be made from. */
export const formsMax = 1_000;
