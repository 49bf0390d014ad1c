import { lazy, Suspense, useState } from 'react';
import type { ConversationItem_ConversationFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { useDraft } from '../hooks/useDraft';
import { useOutbox } from '../hooks/useOutbox';
import { useThread, type Thread } from '../hooks/useThread';
import type { ThreadSlots } from '../lib/thread-slots';
import { messages } from '../messages';
import { Composer } from './Composer';
import styles from './ConversationThread.module.css';
import { NewThread } from './NewThread';
import { ThreadHeader, type ThreadNavigation } from './ThreadHeader';
import { ThreadMessages } from './ThreadMessages';
import { ThreadPlaceholder } from './ThreadPlaceholder';
import { WaitingNote } from './WaitingNote';

const BlockDialog = lazy(() => import('./BlockDialog'));
const ReportDialog = lazy(() => import('./ReportDialog'));

interface ConversationThreadProps extends ThreadNavigation, ThreadSlots {
  eventId: string;
  attendeeId: string;
  /** Where to go when the conversation is gone, as after blocking. */
  onGone: () => void;
  /** Puts the focus where one writes; not on phones, where it opens the keyboard. */
  focusComposer?: boolean;
}

interface ThreadBodyProps extends Pick<ConversationThreadProps, 'eventId' | 'attendeeId' | 'focusComposer'> {
  thread: Thread;
  partner: ConversationItem_ConversationFragment['attendee'];
  onReport: (messageId: string) => void;
}

function ThreadBody({ eventId, attendeeId, thread, partner, onReport, focusComposer }: ThreadBodyProps) {
  const { outbox, queued, isStored } = useOutbox(eventId);
  const draft = useDraft(attendeeId);
  const name = fullName(partner);
  const own = queued.filter((message) => message.attendeeId === attendeeId);
  return (
    <>
      {thread.messages.length + own.length === 0 ? (
        <div className={styles.middle}>
          <NewThread attendeeId={attendeeId} name={name} onUse={draft.setText} />
        </div>
      ) : (
        <ThreadMessages
          thread={thread}
          attendeeId={attendeeId}
          name={name}
          outbox={outbox}
          queued={own}
          onReport={onReport}
        />
      )}
      <WaitingNote queued={own} isStored={isStored} />
      {partner.viewerCanMessage ? (
        <Composer
          attendeeId={attendeeId}
          name={name}
          draft={draft}
          focusOnOpen={focusComposer}
          onSend={(text) => outbox.add(attendeeId, text)}
        />
      ) : (
        <p className={styles.closed}>{messages.closed}</p>
      )}
    </>
  );
}

/** One conversation from header to composer; give it the attendee's id as key. */
export function ConversationThread({
  eventId,
  attendeeId,
  MeetingStrip,
  focusComposer,
  onGone,
  ...go
}: ConversationThreadProps) {
  const thread = useThread(attendeeId);
  const [report, setReport] = useState<{ messageId: string | null } | null>(null);
  const [blocking, setBlocking] = useState(false);
  const partner = thread.conversation?.attendee;
  const name = partner ? fullName(partner) : '';
  const received = thread.messages.filter(({ senderId }) => senderId === attendeeId);
  return (
    <section className={styles.thread} aria-label={messages.thread(name)}>
      <ThreadHeader
        partner={partner}
        onReport={received.length > 0 ? () => setReport({ messageId: null }) : undefined}
        onBlock={() => setBlocking(true)}
        {...go}
      />
      {partner && (
        <Suspense fallback={null}>
          <MeetingStrip eventId={eventId} attendeeId={attendeeId} />
        </Suspense>
      )}
      {partner ? (
        <ThreadBody
          eventId={eventId}
          attendeeId={attendeeId}
          thread={thread}
          partner={partner}
          focusComposer={focusComposer}
          onReport={(messageId) => setReport({ messageId })}
        />
      ) : (
        <ThreadPlaceholder thread={thread} />
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
        {blocking && partner && (
          <BlockDialog
            eventId={eventId}
            attendeeId={attendeeId}
            name={name}
            onBlocked={onGone}
            onClose={() => setBlocking(false)}
          />
        )}
      </Suspense>
    </section>
  );
}
