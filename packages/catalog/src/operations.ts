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
