import { CalendarOutlined, CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { Button, Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { queryFresh } from '../../../data/freshness/freshness';
import { useEventContext } from '../../../data/event/useEventContext';
import { AgendaCalendarDocument } from '../../../generated/graphql';
import {
  useAgendaFeedQuery,
  useCreateAgendaFeedMutation,
  useRevokeAgendaFeedMutation,
} from '../../../generated/hooks';
import { fileNamePart } from '../../../lib/download';
import {
  ErrorState,
  Hint,
  LoadingLines,
  Row,
  Sheet,
  Stack,
  Text,
  TimeAgo,
  useCalendarFile,
  useDialogs,
  useToasts,
} from '../../../ui';
import { messages } from '../messages';
import styles from './schedule.module.css';

const CHANGES_FEED = { refreshes: ['agendaFeed' as const] };

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="sm" className={styles.way}>
      <Text as="h3" size="lg" strong>
        {heading}
      </Text>
      {children}
    </Stack>
  );
}

/** The new link, as long as it is known. */
function NewLink({ link }: { link: string }) {
  const toasts = useToasts();
  const texts = messages.feed;
  const copy = () => void toasts.copy(link, texts.copied, texts.notCopied);
  return (
    <>
      <Input
        size="large"
        readOnly
        dir="ltr"
        value={link}
        aria-label={texts.link}
        onFocus={(event) => event.target.select()}
      />
      <p>{texts.once}</p>
      <Row gap="xs" wrap>
        <Button
          type="primary"
          size="large"
          icon={<CalendarOutlined aria-hidden />}
          href={link.replace(/^https?:/, 'webcal:')}
        >
          {texts.openInCalendar}
        </Button>
        <Button size="large" icon={<CopyOutlined aria-hidden />} onClick={copy}>
          {texts.copy}
        </Button>
      </Row>
    </>
  );
}

/** Makes, shows and ends the link by which calendar programs follow the viewer's agenda. */
function AgendaFeed() {
  const { event } = useEventContext();
  const dialogs = useDialogs();
  const toasts = useToasts();
  // The server gives it once, when it is made.
  const [link, setLink] = useState<string | null>(null);
  const variables = { eventId: event.id };
  const { data, error, refetch } = useAgendaFeedQuery({ variables });
  const [createFeed, creation] = useCreateAgendaFeedMutation(CHANGES_FEED);
  const [revokeFeed, revocation] = useRevokeAgendaFeedMutation(CHANGES_FEED);
  const feed = data?.agendaFeed;
  const texts = messages.feed;
  const make = async () => {
    const { data: created } = await createFeed({ variables: { input: variables } });
    setLink(`${window.location.origin}${created?.createAgendaFeed.agendaFeed.path ?? ''}`);
  };
  const create = () => toasts.attempt(make, { refused: texts.notCreated });
  const renew = async () => {
    if (await dialogs.confirm(texts.renewText, texts.renewTitle)) await create();
  };
  const revoke = async () => {
    if (!(await dialogs.confirm(texts.revokeText, texts.revokeTitle))) return;
    const end = async () => {
      await revokeFeed({ variables: { input: variables } });
      setLink(null);
      toasts.success(texts.revoked);
    };
    await toasts.attempt(end, { refused: texts.notRevoked });
  };
  return (
    <Section heading={texts.heading}>
      <p>{texts.lead}</p>
      <Hint>{texts.secret}</Hint>
      {!data && error && <ErrorState error={error} title={texts.loadFailed} onRetry={() => refetch()} />}
      {!data && !error && <LoadingLines rows={1} />}
      {feed === null && (
        <div>
          <Button type="primary" size="large" loading={creation.loading} onClick={() => void create()}>
            {texts.create}
          </Button>
        </div>
      )}
      {feed && link && <NewLink link={link} />}
      {feed && !link && (
        <p>
          {texts.created} <TimeAgo at={feed.createdAt} />.{' '}
          {feed.lastReadAt ? (
            <>
              {texts.lastRead} <TimeAgo at={feed.lastReadAt} />.
            </>
          ) : (
            texts.neverRead
          )}
        </p>
      )}
      {feed && (
        <Row gap="xs" wrap>
          <Button size="large" loading={creation.loading} onClick={() => void renew()}>
            {texts.renew}
          </Button>
          <Button size="large" danger loading={revocation.loading} onClick={() => void revoke()}>
            {texts.revoke}
          </Button>
        </Row>
      )}
    </Section>
  );
}

/** The viewer's agenda in a calendar program: as a subscription, or as a file. */
export default function AgendaCalendarSheet({ onClose }: { onClose: () => void }) {
  const client = useApolloClient();
  const { event } = useEventContext();
  const { download, loading } = useCalendarFile({
    name: fileNamePart(event.title) || event.id,
    failed: messages.calendarFailed,
    read: async () =>
      (await queryFresh(client, AgendaCalendarDocument, { eventId: event.id })).data?.agendaCalendar,
  });
  const texts = messages.feed;
  return (
    <Sheet title={texts.title} onClose={onClose}>
      <AgendaFeed />
      <Section heading={texts.fileHeading}>
        <p>{texts.fileText}</p>
        <div>
          <Button size="large" icon={<DownloadOutlined aria-hidden />} loading={loading} onClick={download}>
            {texts.download}
          </Button>
        </div>
      </Section>
    </Sheet>
  );
}
