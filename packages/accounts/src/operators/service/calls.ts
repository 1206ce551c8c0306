import type { Transaction } from '@pagesmith/database';

const hourMs = 3_600_000;
const listedMax = 20;
const hourBefore = (now: Date) => new Date(now.getTime() - hourMs);

/** The living, by their leases, with what each says of its engine. */
export const processesNow = (transaction: Transaction) =>
  transaction.query(`
    SELECT id, started_at AS "startedAt", engine->'places' AS places, engine->'running' AS running,
      engine->'waiting' AS waiting, engine->'memoryBytes' AS "memoryBytes",
      (SELECT count(*) FROM reservations WHERE process_id = processes.id) AS calls
    FROM processes WHERE lease_until > now() ORDER BY started_at`);

export const callsUnderWay = (transaction: Transaction) =>
  transaction.query(`
    SELECT coalesce(operation, endpoint) AS operation, count(*) AS calls, min(reservations.created_at) AS "oldestAt",
      count(DISTINCT user_id) AS accounts
    FROM reservations GROUP BY 1 ORDER BY 2 DESC LIMIT ${listedMax}`);

export const failures = (transaction: Transaction, now: Date) =>
  transaction.query(
    `SELECT error_code AS "errorCode", coalesce(operation, endpoint) AS operation, sum(occurrences) AS calls,
       count(DISTINCT user_id) AS accounts
     FROM api_requests WHERE created_at >= $1 AND error_code IS NOT NULL
     GROUP BY 1, 2 ORDER BY 3 DESC LIMIT ${listedMax}`,
    [hourBefore(now)],
  );

export const slowest = (transaction: Transaction, now: Date) =>
  transaction.query(
    `SELECT accounts.email, count(*) AS calls, sum(response_time_ms) AS milliseconds,
       percentile_disc(0.95) WITHIN GROUP (ORDER BY response_time_ms) AS "slowMs"
     FROM api_requests JOIN accounts ON accounts.id = user_id
     WHERE api_requests.created_at >= $1 GROUP BY accounts.email ORDER BY 3 DESC LIMIT ${listedMax}`,
    [hourBefore(now)],
  );

/** By the processor time that their budget counts, which comes back with time. */
export const costliest = (transaction: Transaction, now: Date) =>
  transaction.query(
    `SELECT accounts.email, plan, round(used_ms) AS "processorMs", counted_at AS "countedAt"
     FROM work_buckets JOIN accounts ON accounts.id = work_buckets.user_id
       JOIN subscriptions ON subscriptions.user_id = accounts.id
     WHERE counted_at >= $1 ORDER BY used_ms DESC LIMIT ${listedMax}`,
    [hourBefore(now)],
  );
