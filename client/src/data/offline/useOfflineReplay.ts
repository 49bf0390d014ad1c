import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import type { Queued } from './offline-queue';
import { replayOffline, type Replay, type ReplayReport } from './offline-replay';

const FIRST_PAUSE_MS = 5_000;

/** Sends what waits on this device as soon as the server answers, asking it more and more seldom, and reports what was sent. */
export function useOfflineReplay<Entry extends Queued, Result extends { clientId: string }>(
  replay: Replay<Entry, Result>,
  onReport: (report: ReplayReport<Result>) => void,
): void {
  const client = useApolloClient();
  const report = useEffectEvent(onReport);
  useEffect(() => {
    let isGone = false;
    let pause = FIRST_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = async () => {
      const sent = navigator.onLine ? await replayOffline(client, replay) : null;
      if (isGone) return;
      pause = sent?.interrupted ? Math.min(pause * 2, replay.longestPauseMs) : FIRST_PAUSE_MS;
      clearTimeout(timer);
      timer = setTimeout(retry, pause);
      if (sent) report(sent);
    };
    const retry = () => void attempt();
    void replay.queue.load().then(retry);
    window.addEventListener('online', retry);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [client, replay]);
}
