import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { CheckInDirection } from '../../../generated/graphql';
import { doorSettings } from '../door/door-settings';
import { signal } from '../door/entry-signals';
import type { EntryCodes } from '../lib/entry-codes';
import { entryQueue } from '../lib/entry-queue';
import { beginScan, recordScan, type Scan } from '../lib/record-scan';

const SHOWN = 20;
/** Most answers are faster, and a result that flickers cannot be read. */
const PATIENCE_MS = 250;

interface Door {
  eventId: string;
  gate: string;
  direction: CheckInDirection;
  codes: EntryCodes;
}

/** In the order of the scans, not of the answers: the result shown is that of the badge scanned last. */
const withScan = (scans: readonly Scan[], scan: Scan): Scan[] =>
  [scan, ...scans.filter(({ clientId }) => clientId !== scan.clientId)]
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, SHOWN);

/** Records scans, and holds the last ones of this page with what they turned out to be. Nothing of them is stored. */
export function useScans({ eventId, gate, direction: way, codes }: Door) {
  const [scans, setScans] = useState<readonly Scan[]>([]);
  const client = useApolloClient();
  const record = async (begun: Scan) => {
    const show = (scan: Scan) => setScans((known) => withScan(known, scan));
    const patience = setTimeout(() => show(begun), PATIENCE_MS);
    const done = await recordScan(begun, { client, eventId, codes });
    clearTimeout(patience);
    show(done);
    signal(done.kind, { muted: doorSettings.getState().muted });
  };
  return {
    scans,
    /** Takes the code of a badge; null for what is no badge of this portal. */
    scan: (code: string | null) => void record(beginScan(code, gate, way)),
    /** Sends the same code the other way: the correction of a scan that was a mistake. */
    reverse: ({ code, direction }: Scan) =>
      void record(beginScan(code, gate, direction === 'IN' ? 'OUT' : 'IN')),
    /** Takes an entry out of the queue again, while it waits there. */
    takeBack: async ({ clientId }: Scan) => {
      await entryQueue.remove(clientId);
      setScans((known) => known.filter((scan) => scan.clientId !== clientId));
    },
  };
}
