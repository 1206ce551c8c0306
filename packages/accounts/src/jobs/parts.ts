import { jobParts } from '@pagesmith/database';
import { eq } from 'drizzle-orm';
import type { JobsDeps } from './deps.ts';
import type { ClaimedJob, JobPart } from './job.ts';

/** Only the attempt that is current adds to what is done: one that is late has been taken for dead. */
const keepStatement = `
INSERT INTO job_parts (job_id, number, attempt, outcome_encrypted, size_bytes, processor_ms)
SELECT id, $3, $2, $4, $5, $6 FROM jobs WHERE id = $1 AND attempts = $2 AND state = 'running'
RETURNING number`;

/** False when the job is not this attempt's any more. */
export async function keepPart({ database }: JobsDeps, job: ClaimedJob, part: JobPart): Promise<boolean> {
  const { number, outcomeEncrypted, sizeBytes, processorMs } = part;
  const given = [job.id, job.attempt, number, Buffer.from(outcomeEncrypted), sizeBytes, processorMs];
  return (await database.query(keepStatement, given)).length > 0;
}

export const partsOf = ({ database }: JobsDeps, { id }: ClaimedJob): Promise<JobPart[]> =>
  database.orm.select().from(jobParts).where(eq(jobParts.jobId, id)).orderBy(jobParts.number);
