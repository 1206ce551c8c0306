import { PGlite } from '@electric-sql/pglite';

const settings = {
  timezone: 'UTC',
  synchronous_commit: 'on',
  // The system keeps what was read too: more would only be held twice.
  shared_buffers: '32MB',
  // Only fsync reaches the file system: in this build fdatasync is an empty function.
  wal_sync_method: 'fsync',
};

/** The package's own, without the switch that turns fsync off. */
export const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];
