import { Alert, Button, Modal, Skeleton } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { Avatar } from '../../../components/Avatar';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import type { MeetingChoicesQuery } from '../../../generated/graphql';
import { useEventZone } from '../../../hooks/useEventZone';
import { useOverlays } from '../../../hooks/useOverlays';
import { useReturnFocus } from '../../../hooks/useReturnFocus';
import { useToasts } from '../../../hooks/useToasts';
import { fullName, jobLine } from '../../../lib/format';
import { formatShortDay, formatTimeRange } from '../../../lib/time';
import { useMeetingRequest } from '../hooks/useMeetingRequest';
import { meetingLabel } from '../lib/meeting-label';
import { messages } from '../messages';
import { RequestForm } from './RequestForm';
import styles from './RequestMeetingModal.module.css';

const texts = messages.request;
type Options = MeetingChoicesQuery['meetingOptions'];

function Who({ attendee }: { attendee: Options['attendee'] }) {
  const name = fullName(attendee);
  return (
    <div className={styles.who}>
      <Avatar name={name} src={attendee.avatarUrl} size={48} />
      <div>
        <h2 className={styles.name}>{texts.title(name)}</h2>
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
  return <Alert type="info" title={texts.existing} description={<ul className={styles.lines}>{lines}</ul>} />;
}

/** Everything below the title, for one person; mounted anew for another. */
function RequestMeeting({ attendeeId }: { attendeeId: string }) {
  const zone = useEventZone();
  const overlays = useOverlays();
  const toasts = useToasts();
  const { choices, send, sending, problem } = useMeetingRequest(attendeeId);
  const options = choices.data?.meetingOptions;

  if (!options && choices.error) {
    return <ErrorState error={choices.error} title={texts.loadFailed} onRetry={() => choices.refetch()} />;
  }
  if (!options) {
    return (
      <div aria-hidden>
        <Skeleton active avatar paragraph={{ rows: 6 }} />
      </div>
    );
  }

  const name = fullName(options.attendee);
  const submit: Parameters<typeof RequestForm>[0]['onSend'] = (slot, wish) => {
    void send(slot, wish).then((done) => {
      if (!done) return;
      toasts.success(texts.sent(name));
      overlays.close('meet');
    });
  };
  return (
    <div className={styles.body}>
      <Who attendee={options.attendee} />
      <Existing meetings={options.meetings} zone={zone} />
      {!options.attendee.viewerCanRequestMeeting && <EmptyState title={texts.closed(name)} />}
      {options.attendee.viewerCanRequestMeeting && options.slots.length === 0 && (
        <EmptyState
          title={texts.noSlots}
          text={texts.noSlotsText}
          action={<Button onClick={() => overlays.openChat(attendeeId)}>{messages.messageName(name)}</Button>}
        />
      )}
      {options.attendee.viewerCanRequestMeeting && options.slots.length > 0 && (
        <RequestForm options={options} zone={zone} sending={sending} problem={problem} onSend={submit} />
      )}
    </div>
  );
}

/** Proposes a meeting to the person whom `?meet=` names. */
export default function RequestMeetingModal() {
  const [params] = useSearchParams();
  const overlays = useOverlays();
  const attendeeId = params.get('meet');
  useReturnFocus();
  return (
    <Modal
      title={texts.titleUnknown}
      open={attendeeId !== null}
      onCancel={() => overlays.close('meet')}
      footer={null}
      width={560}
      destroyOnHidden
    >
      {attendeeId && <RequestMeeting key={attendeeId} attendeeId={attendeeId} />}
    </Modal>
  );
}
