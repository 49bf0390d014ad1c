import { lazy, Suspense, useState, type ComponentType } from 'react';
import { hasCode } from '../../../data/errors/errors';
import { useEventContext } from '../../../data/event/useEventContext';
import { useOnline } from '../../../data/connection/useOnline';
import { fullName } from '../../../lib/format';
import { EmptyState, ErrorState, Note, SkeletonBlock, Stack } from '../../../ui';
import styles from '../conversations.module.css';
import { useDraft } from '../hooks/useDraft';
import { useOutbox } from '../hooks/useOutbox';
import { useThread, type Thread } from '../hooks/useThread';
import { useUnlisted } from '../hooks/useUnlisted';
import type { QueuedMessage } from '../lib/queued-messages';
import { messages } from '../messages';
import { Composer } from './Composer';
import { NewThread } from './NewThread';
import { ThreadHeader, type ThreadNavigation } from './ThreadHeader';
import { ThreadMessages } from './ThreadMessages';

const BlockDialog = lazy(() => import('./BlockDialog'));
const ReportDialog = lazy(() => import('./ReportDialog'));

/** Parts of a conversation that belong to other features, passed in by the app. */
export interface ThreadSlots {
  MeetingStrip: ComponentType<{ eventId: string; attendeeId: string }>;
}

interface ConversationThreadProps extends ThreadNavigation, ThreadSlots {
  attendeeId: string;
  /** Where to go when the conversation is gone, as after blocking. */
  onGone: () => void;
  /** Puts the focus where one writes; not on phones, where it opens the keyboard. */
  focusComposer?: boolean;
}

/** Says that messages wait for the network, and whether closing the page would lose them. */
function WaitingNote({ queued, isStored }: { queued: readonly QueuedMessage[]; isStored: boolean }) {
  const online = useOnline();
  const waiting = queued.filter(({ state }) => state === 'waiting').length;
  const texts = [
    ...(!online && waiting > 0 ? [messages.queued(waiting)] : []),
    ...(isStored ? [] : [messages.queuedNotStored]),
  ];
  return (
    <output className={texts.length > 0 ? `${styles.inset} ${styles.edge}` : undefined}>
      {texts.map((text) => (
        <Note key={text}>{text}</Note>
      ))}
    </output>
  );
}

/** Why there is nothing to show yet, or at all. */
function ThreadPlaceholder({ thread }: { thread: Thread }) {
  const { error } = thread;
  if (!error)
    return (
      <Stack grow justify="end" gap="sm" pad="md" className={styles.loading} aria-hidden>
        {[220, 160, 260, 120].map((width) => (
          <SkeletonBlock key={width} width={width} height={44} />
        ))}
      </Stack>
    );
  return (
    <Stack grow justify="center" className={styles.scroller}>
      {hasCode(error, 'NOT_FOUND') ? (
        <EmptyState title={messages.threadMissing} text={messages.threadMissingText} />
      ) : (
        <ErrorState error={error} title={messages.threadFailed} onRetry={() => thread.refetch()} />
      )}
    </Stack>
  );
}

/** One conversation from header to composer; give it the attendee's id as key. */
export default function ConversationThread(props: ConversationThreadProps) {
  const { attendeeId, MeetingStrip, focusComposer, onGone, onBack, onClose } = props;
  const eventId = useEventContext().event.id;
  const thread = useThread(attendeeId);
  const { outbox, queued, isStored } = useOutbox(eventId);
  const draft = useDraft(attendeeId);
  const [report, setReport] = useState<{ messageId: string | null } | null>(null);
  const [blocking, setBlocking] = useState(false);
  const partner = thread.conversation?.attendee;
  const name = partner ? fullName(partner) : '';
  const unlisted = useUnlisted(attendeeId, queued, thread.messages);
  const received = thread.messages.filter(({ senderId }) => senderId === attendeeId);
  return (
    <Stack as="section" grow className={`${styles.thread} ${styles.fill}`} aria-label={messages.thread(name)}>
      <ThreadHeader
        partner={partner}
        onReport={received.length > 0 ? () => setReport({ messageId: null }) : undefined}
        onBlock={() => setBlocking(true)}
        onBack={onBack}
        onClose={onClose}
      />
      {!partner && <ThreadPlaceholder thread={thread} />}
      {partner && (
        <>
          <Suspense fallback={null}>
            <MeetingStrip eventId={eventId} attendeeId={attendeeId} />
          </Suspense>
          {thread.messages.length + unlisted.length === 0 ? (
            <Stack grow justify="center" className={styles.scroller}>
              <NewThread attendeeId={attendeeId} name={name} onUse={draft.setText} />
            </Stack>
          ) : (
            <ThreadMessages
              thread={thread}
              attendeeId={attendeeId}
              name={name}
              outbox={outbox}
              queued={unlisted}
              onReport={(messageId) => setReport({ messageId })}
            />
          )}
          <WaitingNote queued={unlisted} isStored={isStored} />
          {partner.viewerCanMessage ? (
            <Composer
              attendeeId={attendeeId}
              name={name}
              draft={draft}
              focusOnOpen={focusComposer}
              onSend={(text) => outbox.add(attendeeId, text)}
            />
          ) : (
            <Note size="md" className={`${styles.apart} ${styles.edge}`}>
              {[partner.viewerMessageRefusal?.message ?? messages.closed, partner.viewerMessageRefusal?.help]
                .filter(Boolean)
                .join(' ')}
            </Note>
          )}
        </>
      )}
      <Suspense fallback={null}>
        {report && (
          <ReportDialog
            received={received}
            messageId={report.messageId}
            name={name}
            onBlock={() => setBlocking(true)}
            onClose={() => setReport(null)}
          />
        )}
        {blocking && (
          <BlockDialog
            eventId={eventId}
            attendeeId={attendeeId}
            name={name}
            onBlocked={onGone}
            onClose={() => setBlocking(false)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
