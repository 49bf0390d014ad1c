import { CalendarOutlined, CopyOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { ErrorState } from '../../../components/ErrorState';
import { LoadingLines } from '../../../components/LoadingLines';
import { TimeAgo } from '../../../components/TimeAgo';
import { useToasts } from '../../../hooks/useToasts';
import { useAgendaFeed } from '../hooks/useAgendaFeed';
import { messages } from '../messages';
import styles from './AgendaFeed.module.css';

type Feed = ReturnType<typeof useAgendaFeed>;

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
      <div className={styles.actions}>
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
      </div>
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
      <div className={styles.actions}>
        <Button size="large" loading={state.creating} onClick={state.renew}>
          {texts.renew}
        </Button>
        <Button size="large" danger loading={state.revoking} onClick={state.revoke}>
          {texts.revoke}
        </Button>
      </div>
    </>
  );
}

/** Makes, shows and ends the link by which calendar programs follow the viewer's agenda. */
export function AgendaFeed() {
  const state = useAgendaFeed();
  const { feed, error } = state;
  const texts = messages.feed;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{texts.heading}</h3>
      <p>{texts.lead}</p>
      <p className={styles.quiet}>{texts.secret}</p>
      {error && <ErrorState error={error} title={texts.loadFailed} onRetry={state.retry} />}
      {feed === undefined && !error && <LoadingLines rows={1} />}
      {feed === null && (
        <div className={styles.actions}>
          <Button type="primary" size="large" loading={state.creating} onClick={state.create}>
            {texts.create}
          </Button>
        </div>
      )}
      {feed && <KnownFeed {...state} feed={feed} />}
    </section>
  );
}
