import { useSystemHealthQuery } from '../../../../generated/hooks';
import { ConsolePage, PageHeader, Pending, usePageTitle } from '../../../../ui';
import { Held, Jobs, Servers, State } from '../components/HealthCards';
import { messages } from '../messages';

const POLL_MS = 10_000;

/** Whether this installation is well. */
export default function SystemHealthPage() {
  usePageTitle(messages.title);
  const { data, error, refetch } = useSystemHealthQuery({ from: 'server', pollInterval: POLL_MS });
  const health = data?.systemHealth;
  return (
    <ConsolePage>
      <PageHeader title={messages.title} description={messages.description} />
      {health ? (
        <>
          <Held {...health} />
          <Servers {...health} />
          <State {...health} />
          <Jobs {...health} />
        </>
      ) : (
        <Pending error={error} refetch={refetch} title={messages.loadFailed} />
      )}
    </ConsolePage>
  );
}
