import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useToasts } from '../../../ui';
import { entryQueue, isWaiting } from '../lib/entry-queue';
import type { ReplayReport } from '../lib/replay';
import { replayQueue } from '../lib/replaying';
import { messages } from '../messages';

const RETRY_MS = 5000;
const TOAST = 'entry-replay';

const summaryOf = ({ sent, conflicts, refused }: ReplayReport): string =>
  [
    sent > 0 && messages.queue.sent(sent),
    conflicts > 0 && messages.queue.conflictsFound(conflicts),
    refused > 0 && messages.queue.refusedFound(refused),
  ]
    .filter(Boolean)
    .join(' ');

/** Sends what waits on this device as soon as the server answers, on every page, for any member of staff who is signed in. */
export default function EntryReplay() {
  const client = useApolloClient();
  const toasts = useToasts();
  useEffect(() => {
    let isGone = false;
    const attempt = async () => {
      if (!navigator.onLine) return;
      const report = await replayQueue(client);
      if (isGone || !report || report.sent + report.refused === 0) return;
      const say = report.conflicts + report.refused > 0 ? toasts.info : toasts.success;
      say(summaryOf(report), TOAST);
    };
    const retry = () => void attempt();
    retry();
    const timer = setInterval(() => {
      if (entryQueue.state.getState().entries.some(isWaiting)) retry();
    }, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      isGone = true;
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [client, toasts]);
  return null;
}
