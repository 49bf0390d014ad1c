import type { ApolloClient } from '@apollo/client';
import { createStore } from 'zustand/vanilla';
import { refresh } from '../../../data/freshness';
import { inOneTab } from '../../../data/offline-replay';
import { ReplayScansDocument } from '../../../generated/documents/scanner';
import { entryQueue } from './entry-queue';
import { replay, type ReplayReport, type SendBatch } from './replay';

/** After a scan without an answer, the next ones do not wait for one until this has passed or a replay got through. */
const PAUSE_MS = 15_000;
/** A network that neither answers nor fails must not hold up the next try. */
const TIMEOUT_MS = 20_000;

/** When the server last gave no answer. */
let lostAt = -Infinity;
export const contactLost = (): void => {
  lostAt = Date.now();
};
export const contactFound = (): void => {
  lostAt = -Infinity;
};

/** Whether a scan is worth sending at once: asked by every scan, so that none waits long at a dead network. */
export const isServerReachable = (): boolean => navigator.onLine && Date.now() - lostAt > PAUSE_MS;

/** Whether the queue is being sent at this moment. */
export const replaying = createStore(() => ({ isSending: false }));

const senderOf =
  (client: ApolloClient): SendBatch =>
  async (eventId, entries) => {
    const { data } = await client.mutate({
      mutation: ReplayScansDocument,
      variables: { input: { eventId, entries } },
      context: { fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) } },
    });
    if (!data) throw new Error('The server gave no answer');
    contactFound();
    return data.checkInBatch.results.map(({ clientId, outcome, checkIn }) => ({
      clientId,
      outcome,
      conflict: checkIn?.conflict ?? false,
    }));
  };

/** Sends what waits in the queue. Null where there is nothing, or another tab is at it. */
export async function replayQueue(client: ApolloClient): Promise<ReplayReport | null> {
  if (replaying.getState().isSending) return null;
  await entryQueue.load();
  if (entryQueue.waiting().length === 0) return null;
  replaying.setState({ isSending: true });
  try {
    const report = await inOneTab('podium-entry-replay', () => replay(entryQueue, senderOf(client)));
    if (report && report.sent + report.refused > 0) refresh(client, 'headCount', 'checkIns');
    return report;
  } finally {
    replaying.setState({ isSending: false });
  }
}
