import { Button } from 'antd';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '../../../components/Notice';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { Sheet } from '../../../components/Sheet';
import { Skeleton } from '../../../components/Skeleton';
import type { MeetingChoicesQuery } from '../../../generated/graphql';
import { useEventContext } from '../../../hooks/useEventContext';
import { useEventZone } from '../../../hooks/useEventZone';
import { useOverlays } from '../../../hooks/useOverlays';
import { useToasts } from '../../../hooks/useToasts';
import { fullName, jobLine } from '../../../lib/format';
import { formatShortDay, formatTimeRange } from '../../../lib/time';
import { useMeetingRequest } from '../hooks/useMeetingRequest';
import { meetingLabel } from '../lib/meeting-label';
import { messages } from '../messages';
import { RequestForm } from './RequestForm';
import styles from './RequestMeetingModal.module.css';

type Options = MeetingChoicesQuery['meetingOptions'];

function Who({ attendee }: { attendee: Options['attendee'] }) {
  const name = fullName(attendee);
  return (
    <div className={styles.who}>
      <PictureOrInitials name={name} src={attendee.avatarUrl} size={48} />
      <div>
        <h2 className={styles.name}>{messages.request.title(name)}</h2>
        <p className={styles.job}>{jobLine(attendee)}</p>
      </div>
    </div>
  );
}

function Existing({ meetings, zone }: { meetings: Options['meetings']; zone: string }) {
  const open = meetings.filter(({ status }) => status !== 'REJECTED');
  if (open.length === 0) return null;
  const lines = open.map(({ id, startsAt, endsAt, status, viewerAs }) => (
    <li key={id}>
      {[
        formatShortDay(startsAt, zone),
        formatTimeRange(startsAt, endsAt, zone),
        (viewerAs && meetingLabel(status, viewerAs)) ?? messages.needsAnswer,
      ].join(' · ')}
    </li>
  ));
  return (
    <Notice kind="info" title={messages.request.existing}>
      <ul className={styles.lines}>{lines}</ul>
    </Notice>
  );
}

const WhoElseHasTime = lazy(() => import('./WhoElseHasTime'));

interface NothingProps {
  eventId: string;
  options: Options;
  onMessage: () => void;
}

/** Why there is no form: the person takes no requests, or no time is left. */
function Nothing({ eventId, options, onMessage }: NothingProps) {
  const texts = messages.request;
  const name = fullName(options.attendee);
  if (!options.attendee.viewerCanRequestMeeting) return <EmptyState title={texts.closed(name)} />;
  return (
    <>
      <EmptyState
        title={texts.noSlots}
        text={texts.noSlotsText}
        action={<Button onClick={onMessage}>{messages.messageName(name)}</Button>}
      />
      <h3 className={styles.else}>{messages.whoElse.title}</h3>
      <Suspense fallback={<Skeleton avatar={40} rows={4} />}>
        <WhoElseHasTime eventId={eventId} except={options.attendee.id} />
      </Suspense>
    </>
  );
}

/** The dialog for one person. Another person gets a new instance. */
function RequestMeeting({ attendeeId }: { attendeeId: string }) {
  const { event } = useEventContext();
  const zone = useEventZone();
  const overlays = useOverlays();
  const toasts = useToasts();
  const formId = useId();
  const { choices, send, sending, problem } = useMeetingRequest(event.id, attendeeId);
  const texts = messages.request;
  const frame = (children: ReactNode, footer?: ReactNode) => (
    <Sheet title={texts.dialog} onClose={() => overlays.close('meet')} footer={footer}>
      {children}
    </Sheet>
  );

  if (!choices.data && choices.error) {
    return frame(
      <ErrorState error={choices.error} title={texts.loadFailed} onRetry={() => choices.refetch()} />,
    );
  }
  if (!choices.data) return frame(<Skeleton avatar={32} rows={12} />);

  const { meetingOptions: options, agenda } = choices.data;
  const submit: Parameters<typeof RequestForm>[0]['onSend'] = (slot, wish) => {
    void send(slot, wish).then((done) => {
      if (!done) return;
      toasts.success(texts.sent(fullName(options.attendee)));
      overlays.close('meet');
    });
  };
  const canRequest = options.attendee.viewerCanRequestMeeting && options.slots.length > 0;
  return frame(
    <div className={styles.body}>
      <Who attendee={options.attendee} />
      <Existing meetings={options.meetings} zone={zone} />
      {canRequest ? (
        <RequestForm
          id={formId}
          options={options}
          agenda={agenda}
          zone={zone}
          problem={problem}
          onSend={submit}
        />
      ) : (
        <Nothing eventId={event.id} options={options} onMessage={() => overlays.openChat(attendeeId)} />
      )}
    </div>,
    canRequest && (
      <Button
        type="primary"
        size="large"
        block
        htmlType="submit"
        form={formId}
        loading={sending}
        disabled={options.waitingRequests >= options.maxWaitingRequests}
      >
        {texts.send}
      </Button>
    ),
  );
}

/** Proposes a meeting to the person whom `?meet=` names. */
export default function RequestMeetingModal() {
  const [params] = useSearchParams();
  const attendeeId = params.get('meet');
  return attendeeId && <RequestMeeting key={attendeeId} attendeeId={attendeeId} />;
}
