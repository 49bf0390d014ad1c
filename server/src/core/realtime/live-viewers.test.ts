import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RequestContext } from '../request/context';
import { createLogger } from '../logger';
import type { ViewerAccess } from './live-viewer';
import { LiveViewers } from './live-viewers';

const accessOf = (sessionId: string): ViewerAccess => ({
  sessionId,
  userId: sessionId,
  fingerprint: '',
  grants: new Map(),
  blocked: new Set(),
});
const found = (ids: readonly string[]) => new Map(ids.map((id) => [id, accessOf(id)]));

/** Sweeps that the database has not answered yet. */
let waiting: (() => void)[];
let viewers: LiveViewers;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  waiting = [];
  viewers = new LiveViewers({
    log: createLogger('silent'),
    byTokens: async (tokens) => found(tokens),
    bySessions: (ids) => new Promise((resolve) => waiting.push(() => resolve(found(ids)))),
    contextOf: () => ({}) as RequestContext,
  });
});
afterEach(() => {
  viewers.close();
  vi.useRealTimers();
});

it('a sweep never begins before the last one has ended, however slow the database is', async () => {
  await viewers.open('token');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(waiting).toHaveLength(2);
});
