import { CalendarOutlined, CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { ReactNode } from 'react';
import { ErrorState, LoadingLines, Row, Sheet, Stack, Text, TimeAgo, useToasts } from '../../../ui';
import { useAgendaCalendar } from '../hooks/useAgendaCalendar';
import { useAgendaFeed } from '../hooks/useAgendaFeed';
import { messages } from '../messages';
import styles from './schedule.module.css';

type Feed = ReturnType<typeof useAgendaFeed>;

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
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toasts.success(texts.copied);
    } catch {
      // Browsers offer no clipboard without TLS: the link is then marked to be copied by hand.
      toasts.error(texts.notCopied);
    }
  };
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
        <Button size="large" icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </Row>
    </>
  );
}

function KnownFeed({ feed, ...state }: Feed & { feed: NonNullable<Feed['feed']> }) {
  const texts = messages.feed;
  return (
    <>
      {state.link ? (
        <NewLink link={state.link} />
      ) : (
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
      <Row gap="xs" wrap>
        <Button size="large" loading={state.creating} onClick={state.renew}>
          {texts.renew}
        </Button>
        <Button size="large" danger loading={state.revoking} onClick={state.revoke}>
          {texts.revoke}
        </Button>
      </Row>
    </>
  );
}

/** Makes, shows and ends the link by which calendar programs follow the viewer's agenda. */
function AgendaFeed() {
  const state = useAgendaFeed();
  const { feed, error } = state;
  const texts = messages.feed;
  return (
    <Section heading={texts.heading}>
      <p>{texts.lead}</p>
      <Text as="p" tone="secondary">
        {texts.secret}
      </Text>
      {error && <ErrorState error={error} title={texts.loadFailed} onRetry={state.retry} />}
      {feed === undefined && !error && <LoadingLines rows={1} />}
      {feed === null && (
        <div>
          <Button type="primary" size="large" loading={state.creating} onClick={state.create}>
            {texts.create}
          </Button>
        </div>
      )}
      {feed && <KnownFeed {...state} feed={feed} />}
    </Section>
  );
}

/** The viewer's agenda in a calendar program: as a subscription, or as a file. */
export default function AgendaCalendarSheet({ onClose }: { onClose: () => void }) {
  const { download, loading } = useAgendaCalendar();
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
