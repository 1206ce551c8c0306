import type { Transaction } from '@pagesmith/database';
import { meteringFailures } from '../../metering/failures.ts';

const dayMs = 86_400_000;
const listedMax = 20;
/** So many accounts of one address are a family or an office; more are looked at. */
const accountsOfAddressMax = 3;
/** Fewer failures than this are somebody who tries things out. */
const failuresMax = 20;

/** What somebody should look at: nothing is done about it by itself. */
export async function abuseSignals(transaction: Transaction, now: Date) {
  const day = new Date(now.getTime() - dayMs);
  const month = new Date(now.getTime() - 30 * dayMs);
  return {
    accountsOfOneAddress: await transaction.query(
      `SELECT address, count(DISTINCT account_id) AS accounts, max(created_at) AS "latestAt"
       FROM security_events WHERE kind = 'account_registered' AND created_at >= $1 AND address <> ''
       GROUP BY address HAVING count(DISTINCT account_id) > ${accountsOfAddressMax}
       ORDER BY 2 DESC LIMIT ${listedMax}`,
      [month],
    ),
    budgetExhausted: await transaction.query(
      `SELECT accounts.email, sum(occurrences) AS calls, max(api_requests.created_at) AS "latestAt"
       FROM api_requests JOIN accounts ON accounts.id = user_id
       WHERE api_requests.created_at >= $1 AND error_code = $2
       GROUP BY accounts.email ORDER BY 2 DESC LIMIT ${listedMax}`,
      [day, meteringFailures.workExhausted.code],
    ),
    failingKeys: await transaction.query(
      `SELECT accounts.email, api_key_name AS name, sum(occurrences) AS calls,
         sum(occurrences) FILTER (WHERE api_requests.status = 'error') AS failed
       FROM api_requests JOIN accounts ON accounts.id = user_id
       WHERE api_requests.created_at >= $1 GROUP BY accounts.email, api_key_id, api_key_name
       HAVING sum(occurrences) FILTER (WHERE api_requests.status = 'error') > greatest(${failuresMax}, sum(occurrences) / 2)
       ORDER BY 4 DESC LIMIT ${listedMax}`,
      [day],
    ),
  };
}
