import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { fetchOnce } from '../../../data/freshness/freshness';
import { logFailure } from '../../../data/errors/log';
import { EntryCodesDocument } from '../../../generated/documents/entry';
import { EntryCodes } from '../lib/entry-codes';
import { entryQueue } from '../lib/entry-queue';

const REFRESH_MS = 60_000;

/** People in the queue count as entered before the server knows of it. */
async function applyQueue(codes: EntryCodes, eventId: string): Promise<void> {
  await entryQueue.load();
  for (const { eventId: of, codeHash, direction } of entryQueue.waiting())
    if (of === eventId && codeHash && direction === 'IN') codes.markEntered(codeHash);
}

/** The hashed codes of the event on this device, refreshed while there is a network. */
export function useEntryCodes(eventId: string): { codes: EntryCodes; savedAt: number | null; size: number } {
  const client = useApolloClient();
  const codes = useMemo(() => new EntryCodes(eventId), [eventId]);
  const [known, setKnown] = useState<{ savedAt: number | null; size: number }>({ savedAt: null, size: 0 });
  useEffect(() => {
    let isGone = false;
    const show = () => {
      if (!isGone) setKnown({ savedAt: codes.savedAt, size: codes.size });
    };
    const refresh = async () => {
      if (!navigator.onLine || document.visibilityState === 'hidden') return;
      const { data } = await fetchOnce(client, EntryCodesDocument, { eventId, unlessVersion: codes.version });
      if (!data) return;
      const { unchanged, salt, version, expected, entered } = data.entryCodes;
      const savedAt = Date.now();
      if (unchanged) await codes.confirm(savedAt);
      else await codes.replace({ salt, version, expected, entered, savedAt });
      await applyQueue(codes, eventId);
      show();
    };
    const tryRefresh = () =>
      void refresh().catch((error: unknown) => logFailure('The entry codes did not load', error));
    void codes.load().then(async () => {
      await applyQueue(codes, eventId);
      show();
      tryRefresh();
    });
    const timer = setInterval(tryRefresh, REFRESH_MS);
    window.addEventListener('online', tryRefresh);
    return () => {
      isGone = true;
      clearInterval(timer);
      window.removeEventListener('online', tryRefresh);
    };
  }, [client, codes, eventId]);
  return { codes, ...known };
}
