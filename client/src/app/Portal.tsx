import { ApolloProvider } from '@apollo/client/react';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { createApolloClient } from '../data/connection/apollo';
import { deviceStorage } from '../data/session/tab-storage';
import { useCan } from '../data/session/useCan';
import { CAPTURES_WAIT } from '../lib/captures-wait';
import { UpdateBanner } from '../ui';
import { ThemeProvider } from './theme/ThemeProvider';

const client = createApolloClient();
// A browser's first formatter blocks a slow phone for 80 ms: made while the page waits for its scripts and answers.
setTimeout(() => new Intl.DateTimeFormat('en', { timeZone: 'UTC', timeZoneName: 'longOffset' }).format());
const LeadReplay = lazy(() => import('../features/leads/components/LeadReplay'));
const EntryReplay = lazy(() => import('../features/entry/components/EntryReplay'));

/** Data, theme and state in the address, for every page but the login. Loaded with the first such page. */
export default function Portal() {
  // Any page sends the scans that were queued without a network.
  const recordsEntries = useCan('checkIn');
  const sendsCaptures = useCan('takePart') && deviceStorage.getItem(CAPTURES_WAIT) !== null;
  return (
    <ApolloProvider client={client}>
      <ThemeProvider>
        <NuqsAdapter>
          <UpdateBanner />
          {recordsEntries && (
            <Suspense fallback={null}>
              <EntryReplay />
            </Suspense>
          )}
          {sendsCaptures && (
            <Suspense fallback={null}>
              <LeadReplay />
            </Suspense>
          )}
          <Outlet />
        </NuqsAdapter>
      </ThemeProvider>
    </ApolloProvider>
  );
}
