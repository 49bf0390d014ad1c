import { openSync, readSync } from 'node:fs';

const SAMPLE_MS = 50;
const MAX_BYTES = 100;

const openStatistics = (): number | undefined => {
  try {
    return openSync('/proc/thread-self/schedstat', 'r');
  } catch {
    return undefined;
  }
};

/** Nanoseconds for which this thread had a processor, and for which it waited for one, since it was started. */
const readStatistics = (file: number, buffer: Buffer): [worked: number, waited: number] => {
  const length = readSync(file, buffer, 0, MAX_BYTES, 0);
  const [worked, waited] = buffer.toString('latin1', 0, length).split(' ').map(Number);
  return [worked ?? 0, waited ?? 0];
};

/**
 * Which part of the time that this thread needs a processor it has one, between 0 and 1: on a busy machine all takes longer by the
 * clock, here and in a database on the same machine. Linux alone tells; elsewhere it is 1.
 */
const watchShare = (): ((now?: number) => number) => {
  const file = openStatistics();
  if (file === undefined) return () => 1;
  const buffer = Buffer.alloc(MAX_BYTES);
  let [worked, waited] = readStatistics(file, buffer);
  let [share, sampledAt] = [1, performance.now()];
  return (now = performance.now()) => {
    if (now - sampledAt < SAMPLE_MS) return share;
    sampledAt = now;
    const [workedBefore, waitedBefore] = [worked, waited];
    [worked, waited] = readStatistics(file, buffer);
    const [work, wait] = [worked - workedBefore, waited - waitedBefore];
    if (work + wait > 0) share = work / (work + wait);
    return share;
  };
};

export const processorShare = watchShare();
