import { readFile } from 'node:fs/promises';

/** What to say at start if memory may be written to a disk; undefined if it may not, or if that cannot be determined. */
export async function swapWarning(): Promise<string | undefined> {
  const swaps = await readFile('/proc/swaps', 'utf8').catch(() => '');
  const onDisk = swapsOnDisk(swaps);
  if (onDisk.length === 0) return undefined;
  return `This machine swaps to ${onDisk.join(', ')}: documents that are open in memory may be written there. For the GDPR service, turn swap off or make sure that it is encrypted.`;
}

/** Compressed memory is memory. */
export const swapsOnDisk = (swaps: string): string[] =>
  swaps
    .split('\n')
    .slice(1)
    .map((line) => line.split(/\s/)[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('/dev/zram'));
