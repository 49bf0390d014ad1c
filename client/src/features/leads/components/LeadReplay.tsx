import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useToasts } from '../../../ui';
import { captureQueue } from '../lib/capture-queue';
import { replayCaptures } from '../lib/capturing';
import { messages } from '../messages';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 120_000;

/** Sends the scans of visitors that wait on this device as soon as the server answers, asking it more and more seldom. */
export default function LeadReplay() {
  const client = useApolloClient();
  const toasts = useToasts();
  useEffect(() => {
    let isGone = false;
    let pause = FIRST_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = async () => {
      clearTimeout(timer);
      const report = navigator.onLine ? await replayCaptures(client) : null;
      if (isGone) return;
      pause = report?.interrupted ? Math.min(pause * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
      timer = setTimeout(() => void attempt(), pause);
      if (!report || report.sent + report.refused < 2) return;
      toasts.info(messages.queue.report(report.sent, report.refused), 'captures-replay');
    };
    const retry = () => void attempt();
    void captureQueue.load().then(retry);
    window.addEventListener('online', retry);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [client, toasts]);
  return null;
}
