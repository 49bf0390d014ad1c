import { useSystemHealthQuery } from '../../../../generated/hooks';
import { ConsolePage, Grid, PageHeader, Pending, usePageTitle } from '../../../../ui';
import { Data, Jobs, LastBackup, Sending, Servers } from '../components/HealthCards';
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
      {!health && <Pending error={error} refetch={refetch} title={messages.failed} />}
      {health && (
        <>
          <Servers {...health} />
          <Grid column={300} gap="lg">
            <Data {...health} />
            <Sending {...health} />
            <LastBackup {...health} />
          </Grid>
          <Jobs {...health} />
        </>
      )}
    </ConsolePage>
  );
}
