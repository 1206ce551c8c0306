import type { IncomingMessage } from 'node:http';
import type { Failure } from '@pagesmith/kernel';
import { apiFailures } from './failures.ts';
import type { UploadLimits } from './upload-limits.ts';

interface PaceDeps {
  readonly limits: UploadLimits;
  /** As announced, or else the most it may have. */
  readonly bytesMax: number;
  receivedBytes(): number;
  refuse(failure: Failure): void;
}

/** Refuses an upload that stalls, trickles, or takes longer than its size allows; returns a way to stop watching. */
export function watchPace(request: IncomingMessage, { limits, bytesMax, receivedBytes, refuse }: PaceDeps) {
  const { idleMs, baseMs, bytesPerSecondPlanned, windowMs, bytesPerSecondMin } = limits;
  const stalled = () => refuse(apiFailures.uploadStalled({ seconds: inSeconds(idleMs) }));
  request.setTimeout(idleMs).once('timeout', stalled);

  const wholeMs = baseMs + (bytesMax / bytesPerSecondPlanned) * 1000;
  const overdue = () => refuse(apiFailures.uploadOverdue({ seconds: inSeconds(wholeMs) }));
  const whole = setTimeout(overdue, wholeMs).unref();

  let countedBytes: number | undefined;
  const measure = () => {
    const bytes = receivedBytes();
    const isFirst = countedBytes === undefined;
    const isTooSlow = bytes - (countedBytes ?? 0) < (bytesPerSecondMin * windowMs) / 1000;
    countedBytes = bytes;
    if (isTooSlow && !isFirst) {
      refuse(apiFailures.uploadTooSlow({ bytesPerSecondMin, seconds: inSeconds(windowMs) }));
    }
  };
  const windows = setInterval(measure, windowMs).unref();

  return () => {
    request.setTimeout(0).off('timeout', stalled);
    clearTimeout(whole);
    clearInterval(windows);
  };
}

const inSeconds = (ms: number): number => Math.ceil(ms / 1000);
