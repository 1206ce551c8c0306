export const realtimeHeartbeatMs = 20_000;
export const uploadChunkBytes = 5 * 1_048_576;

/** How long a client waits before its next attempt to reconnect, after so many that failed. */
export function realtimeReconnectMs(attempts: number): number {
  if (attempts < 5) return 1_000;
  if (attempts < 15) return 5_000;
  if (attempts < 100) return 10_000;
  return 60_000;
}
