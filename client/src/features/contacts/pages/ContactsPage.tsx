import { useApolloClient } from '@apollo/client/react';
import { DownloadOutlined, IdcardOutlined, ScanOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { refresh } from '../../../data/freshness/freshness';
import { logged } from '../../../data/errors/log';
import { useCatchUp } from '../../../data/freshness/useCatchUp';
import { useEventContext } from '../../../data/event/useEventContext';
import type { Contact_ContactFragment, ContactState } from '../../../generated/graphql';
import { useContactChangedSubscription, useContactsQuery } from '../../../generated/hooks';
import { csvOf, vcardOf } from '../../../lib/contact-files';
import { downloadText, fileNamePart } from '../../../lib/download';
import { fullName } from '../../../lib/format';
import { formatMoment } from '../../../lib/time';
import {
  EmptyState,
  ErrorPage,
  Grid,
  LoadMore,
  PageHeader,
  Pending,
  PopMenu,
  PopMenuItem,
  Stack,
  Text,
  usePageTitle,
} from '../../../ui';
import { ContactCard } from '../components/ContactCard';
import { messages } from '../messages';

/** The reader of codes comes with the camera. */
const ScanContact = lazy(() => import('../components/ScanContact'));

const sections: [ContactState, keyof typeof messages.sections][] = [
  ['ASKED_BY_THEM', 'asking'],
  ['ASKED_BY_ME', 'asked'],
  ['EXCHANGED', 'exchanged'],
];

const personOf = ({ attendee, email, phone }: Contact_ContactFragment) => ({ ...attendee, email, phone });

/** All exchanged contacts as a file for address books or spreadsheets. */
function Downloads({ contacts }: { contacts: readonly Contact_ContactFragment[] }) {
  const { event } = useEventContext();
  const name = `${fileNamePart(event.title)}-contacts`;
  const rows = () =>
    contacts.map(({ since, ...contact }) => {
      const { jobTitle, organization, email, phone, ...person } = personOf({ since, ...contact });
      const texts = [jobTitle, organization, email, phone].map((text) => text ?? '');
      return [fullName(person), ...texts, formatMoment(since, event.timezone)];
    });
  return (
    <PopMenu
      label={messages.download}
      buttonLabel={messages.download}
      button={<DownloadOutlined aria-hidden />}
    >
      <PopMenuItem
        icon={<IdcardOutlined aria-hidden />}
        onClick={() => downloadText(`${name}.vcf`, 'text/vcard', vcardOf(contacts.map(personOf)))}
      >
        {messages.vcard}
      </PopMenuItem>
      <PopMenuItem
        icon={<DownloadOutlined aria-hidden />}
        onClick={() => downloadText(`${name}.csv`, 'text/csv', csvOf([messages.columns, ...rows()]))}
      >
        {messages.csv}
      </PopMenuItem>
    </PopMenu>
  );
}

function Contacts({ eventId }: { eventId: string }) {
  const { event } = useEventContext();
  const client = useApolloClient();
  const [isScanning, setScanning] = useState(false);
  const { data, error, loading, refetch, fetchMore } = useContactsQuery({ variables: { eventId } });
  useContactChangedSubscription({
    variables: { eventId },
    ignoreResults: true,
    onData: () => refresh(client, 'contacts'),
    onError: logged('The contacts subscription failed'),
  });
  useCatchUp('contacts');
  const { nodes = [], pageInfo } = data?.contacts ?? {};
  const exchanged = nodes.filter(({ state }) => state === 'EXCHANGED');
  return (
    <Stack gap="lg">
      <PageHeader
        title={messages.title}
        count={data && messages.count(exchanged.length)}
        actions={
          <>
            {exchanged.length > 0 && <Downloads contacts={exchanged} />}
            <Button
              type={isScanning ? 'default' : 'primary'}
              icon={<ScanOutlined aria-hidden />}
              onClick={() => setScanning(!isScanning)}
            >
              {isScanning ? messages.stopScan : messages.scan}
            </Button>
          </>
        }
      />
      {isScanning && (
        <Suspense>
          <ScanContact eventId={eventId} />
        </Suspense>
      )}
      {!data && <Pending error={error} refetch={refetch} title={messages.loadFailed} avatar rows={6} />}
      {data && nodes.length === 0 && (
        <EmptyState
          title={messages.emptyTitle}
          text={messages.emptyText}
          icon={<IdcardOutlined aria-hidden />}
        />
      )}
      {sections.map(([state, section]) => {
        const contacts = nodes.filter((contact) => contact.state === state);
        if (contacts.length === 0) return null;
        return (
          <Stack as="section" key={state} gap="sm" aria-labelledby={`contacts-${section}`}>
            <Text as="h2" id={`contacts-${section}`} size="lg" strong>
              {messages.sections[section]}
            </Text>
            <Grid as="ul" column={320} gap="sm">
              {contacts.map((contact) => (
                <li key={contact.id}>
                  <ContactCard contact={contact} zone={event.timezone} />
                </li>
              ))}
            </Grid>
          </Stack>
        );
      })}
      <LoadMore
        hasMore={pageInfo?.hasNextPage ?? false}
        loading={loading}
        onLoadMore={() => void fetchMore({ variables: { after: pageInfo?.endCursor } })}
      />
    </Stack>
  );
}

/** The viewer's exchanged contacts, and pending requests; staff have none. */
export default function ContactsPage() {
  const { event, profile } = useEventContext();
  usePageTitle(messages.title, event.title);
  return profile ? <Contacts eventId={event.id} /> : <ErrorPage status={404} embedded />;
}
