import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { Runtime } from '../../core/request/context';
import { defineState } from '../../core/request/state';
import { addFailureCounts, type FailureCount } from './security.queries';

const HOUR_MS = 3_600_000;
/** Under a flood every line is written once in this time, however many failures it counts. */
const WRITE_EVERY_MS = 1_000;

/** The key of failures that are counted together. */
export type CountedFailure = Pick<FailureCount, 'kind' | 'userId' | 'reason' | 'address'>;

/** Counts that are not written yet, by the ids of their lines. */
const countState = defineState(() => new Map<string, FailureCount>());

/** The same on every server, so that they all count in one line for each hour. */
function lineId({ kind, userId, reason, address }: CountedFailure, now: number): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, userId, reason, address]))
    .digest();
  return v7({ msecs: now - (now % HOUR_MS), random: hash, seq: hash.readUInt32BE(16) });
}

/** Counts a failure in the line of its hour, which is written within a second. */
export function countFailure(runtime: Runtime, failure: CountedFailure): void {
  const counts = countState(runtime);
  if (counts.size === 0)
    setTimeout(() => {
      writeCounts(runtime).catch((error: unknown) =>
        runtime.log.event('security-log.not-counted', { err: error }),
      );
    }, WRITE_EVERY_MS).unref();
  const id = lineId(failure, Date.now());
  counts.set(id, { ...failure, id, count: (counts.get(id)?.count ?? 0) + 1 });
}

/** Writes the counts since the last time. */
export async function writeCounts(runtime: Runtime): Promise<void> {
  const counts = countState(runtime);
  if (counts.size === 0) return;
  const lines = [...counts.values()];
  counts.clear();
  await addFailureCounts(runtime.database.db, { lines });
}
