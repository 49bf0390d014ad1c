import { DownOutlined, SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEventZone } from '../../../data/event/useEventZone';
import { messages as common } from '../../../lib/messages';
import { formatDayTime, formatMoment, formatShortDay, formatTimeRange } from '../../../lib/time';
import { Note, PopMenu, PopMenuItem, Row, Stack, Text } from '../../../ui';
import type { MeetingActions } from '../hooks/useMeetingActions';
import styles from '../meetings.module.css';
import { messages } from '../messages';

interface AnswerButtonsProps {
  actions: MeetingActions;
  /** The view's one filled button is this Accept. */
  filled: boolean;
  onAnswered?: () => void;
}

/** Accept, Reject, and Reject with a polite reason in one tap. */
export function AnswerButtons({ actions, filled, onAnswered }: AnswerButtonsProps) {
  const { name, running, respond } = actions;
  const disabled = running !== null;
  const answer = (action: 'ACCEPT' | 'REJECT', reason?: string) => {
    void respond(action, reason).then((done) => done && onAnswered?.());
  };
  return (
    <>
      <Button
        type={filled ? 'primary' : 'default'}
        loading={running === 'ACCEPT'}
        disabled={disabled}
        aria-label={messages.acceptName(name)}
        onClick={() => answer('ACCEPT')}
      >
        {messages.accept}
      </Button>
      <span className={styles.answer}>
        <Button
          className={styles.reject}
          loading={running === 'REJECT'}
          disabled={disabled}
          aria-label={messages.rejectName(name)}
          onClick={() => answer('REJECT')}
        >
          {messages.reject}
        </Button>
        <PopMenu
          label={messages.rejectReasons(name)}
          buttonLabel={messages.rejectReasons(name)}
          button={<DownOutlined aria-hidden />}
          buttonClass={styles.reasons}
          disabled={disabled}
        >
          {messages.reasons.map((reason) => (
            <PopMenuItem key={reason} onClick={() => answer('REJECT', reason)}>
              {reason}
            </PopMenuItem>
          ))}
        </PopMenu>
      </span>
    </>
  );
}

/** Another time that one side has proposed: to accept or turn down, or to take back. */
export function ProposalBox({ actions }: { actions: MeetingActions }) {
  const zone = useEventZone();
  const { meeting, name, running, answerProposal } = actions;
  const { proposal, viewerCanRespondToProposal } = meeting;
  if (!proposal) return null;
  const { startsAt, endsAt, pod, proposer } = proposal;
  const texts = messages.proposal;
  const when = [formatShortDay(startsAt, zone), formatTimeRange(startsAt, endsAt, zone)];
  const button = (action: 'ACCEPT' | 'REJECT' | 'WITHDRAW', label: string) => (
    <Button
      loading={running === `${action}_TIME`}
      disabled={running !== null}
      onClick={() => void answerProposal(action)}
    >
      {label}
    </Button>
  );
  return (
    <Stack gap="xs" pad="sm" className={styles.proposal} data-mine={proposer.isViewer}>
      <div>
        <Note size="md">
          <SwapOutlined aria-hidden /> {proposer.isViewer ? texts.mine(name) : texts.theirs(name)}
        </Note>
        <Text as="p" strong figures>
          {[...when, ...(pod ? [messages.pod(pod.name)] : [])].join(' · ')}
        </Text>
      </div>
      <Row wrap gap="xs">
        {viewerCanRespondToProposal && button('ACCEPT', texts.accept(formatDayTime(startsAt, zone)))}
        {viewerCanRespondToProposal && button('REJECT', texts.keep(formatDayTime(meeting.startsAt, zone)))}
        {proposer.isViewer && button('WITHDRAW', texts.withdraw)}
      </Row>
    </Stack>
  );
}

/** Why a change was not made; what got no answer is sent again with one tap. */
export function Refused({ text, onAgain }: { text: string; onAgain?: false | (() => void) }) {
  return (
    <Row wrap gap="xs">
      <p>{text}</p>
      {onAgain && <Button onClick={onAgain}>{common.toast.tryAgain}</Button>}
    </Row>
  );
}

/** Why the last change was refused, with the next free times to propose instead. */
export function MeetingRefusal({ actions }: { actions: MeetingActions }) {
  const zone = useEventZone();
  const { meeting, refusal, running, propose } = actions;
  const offered = meeting.viewerCanPropose ? (refusal?.slots ?? []) : [];
  return (
    <Stack gap="xs" aria-live="polite" className={styles.refusal}>
      {refusal && (
        <Refused
          text={[refusal.text, offered.length > 0 && messages.nextFree].filter(Boolean).join(' ')}
          onAgain={refusal.isUnanswered && refusal.again}
        />
      )}
      {offered.length > 0 && (
        <Row wrap gap="xs">
          {offered.map(({ startsAt }) => (
            <Button
              key={startsAt}
              disabled={running !== null}
              aria-label={messages.proposeThis(formatMoment(startsAt, zone))}
              onClick={() => void propose(startsAt)}
            >
              {formatMoment(startsAt, zone)}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  );
}
