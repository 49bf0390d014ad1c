import { Button } from 'antd';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { SectionCard } from '../../../components/SectionCard';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { useMyMeetingsQuery } from '../../../generated/hooks';
import { useEventContext } from '../../../hooks/useEventContext';
import { useEventZone } from '../../../hooks/useEventZone';
import { useNow } from '../../../hooks/useNow';
import { useOverlays } from '../../../hooks/useOverlays';
import { fullName, jobLine } from '../../../lib/format';
import { formatShortDay, formatTime } from '../../../lib/time';
import { useMeetingActions } from '../hooks/useMeetingActions';
import { expiryText } from '../lib/expiry';
import { isRequestToMe, needsAnswer } from '../lib/meeting-days';
import { messages } from '../messages';
import { AnswerButtons } from './AnswerButtons';
import { MeetingRefusal } from './MeetingRefusal';
import { ProposalBox } from './ProposalBox';
import styles from './RequestsToAnswer.module.css';

const SHOWN_REQUESTS = 2;

interface RequestProps {
  meeting: MeetingCard_MeetingFragment;
  now: Date;
  filled: boolean;
}

function Request({ meeting, now, filled }: RequestProps) {
  const zone = useEventZone();
  const overlays = useOverlays();
  const actions = useMeetingActions(meeting);
  const { other, startsAt, expiresAt, pod } = meeting;
  const name = other ? fullName(other) : messages.someone;
  const when = [
    `${formatShortDay(startsAt, zone)}, ${formatTime(startsAt, zone)}`,
    ...(pod ? [messages.pod(pod.name)] : []),
  ];
  return (
    <article className={styles.request} aria-label={name}>
      <PictureOrInitials name={name} src={other?.avatarUrl} size={48} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <button type="button" className={styles.open} onClick={() => overlays.openMeeting(meeting.id)}>
            {name}
          </button>
        </h3>
        {other && <p className={styles.job}>{jobLine(other)}</p>}
        <p className={styles.facts}>{when.join(' · ')}</p>
        {isRequestToMe(meeting) && expiresAt && (
          <p className={styles.facts}>{expiryText(expiresAt, now, zone)}</p>
        )}
      </div>
      <div className={styles.rest}>
        <ProposalBox meeting={meeting} name={name} zone={zone} actions={actions} />
        <MeetingRefusal zone={zone} canPropose={meeting.viewerCanPropose} actions={actions} />
        {isRequestToMe(meeting) && (
          <div className={styles.buttons}>
            <AnswerButtons name={name} actions={actions} filled={filled} />
          </div>
        )}
      </div>
    </article>
  );
}

/** The room of one request, while it is on its way. */
function Loading() {
  return (
    <output className={styles.loading} aria-label={messages.needsAnswer}>
      <span className={styles.blankPicture} aria-hidden />
      <span className={styles.blankWords} aria-hidden />
    </output>
  );
}

/** Requests and proposed times that only the viewer can move on; nothing when there are none. */
export function RequestsToAnswer() {
  const overlays = useOverlays();
  const now = useNow();
  const { event } = useEventContext();
  const { data, error } = useMyMeetingsQuery({ variables: { eventId: event.id } });
  const waiting = data?.meetings.nodes.filter(needsAnswer) ?? [];
  // The event already counts pending requests: the space is kept until they are there.
  const isLoading = !data && !error && event.viewerPendingMeetingCount > 0;
  if (waiting.length === 0 && !isLoading) return null;
  const all = waiting.length > SHOWN_REQUESTS && (
    <Button type="link" onClick={() => overlays.openModal('meetings')}>
      {messages.seeAll(waiting.length)}
    </Button>
  );
  return (
    <SectionCard title={messages.needsAnswer} extra={all} tone="waiting">
      {isLoading && <Loading />}
      <ul className={styles.list}>
        {waiting.slice(0, SHOWN_REQUESTS).map((meeting, index) => (
          <li key={meeting.id}>
            <Request meeting={meeting} now={now} filled={index === 0} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
