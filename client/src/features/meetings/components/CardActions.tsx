import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { useDialogs } from '../../../hooks/useDialogs';
import type { MeetingActions } from '../hooks/useMeetingActions';
import { useMeetingCalendar } from '../hooks/useMeetingCalendar';
import { isRequestToMe } from '../lib/meeting-days';
import { messages } from '../messages';
import { AnswerButtons } from './AnswerButtons';
import styles from './CardActions.module.css';

interface CardActionsProps {
  meeting: MeetingCard_MeetingFragment;
  name: string;
  when: string;
  isOver: boolean;
  actions: MeetingActions;
  /** The list's one filled button is this card's Accept. */
  filled: boolean;
  onPropose: () => void;
  onAnswered: () => void;
}

/** The viewer's actions on a meeting: answer it, move it, keep it in their calendar, or call it off. */
export function CardActions({ meeting, name, when, isOver, actions, ...props }: CardActionsProps) {
  const { status } = meeting;
  const dialogs = useDialogs();
  const calendar = useMeetingCalendar(meeting.id, name);
  const toAnswer = isRequestToMe(meeting);
  const cancel = async () => {
    const agreed = status === 'ACTIVE';
    const text = agreed ? messages.cancelText(name, when) : messages.cancelRequestText(name, when);
    const title = agreed ? messages.cancelTitle(name) : messages.cancelRequestTitle(name);
    if ((await dialogs.confirm(text, title)) && (await actions.respond('CANCEL'))) props.onAnswered();
  };
  return (
    <div className={styles.actions}>
      {toAnswer && (
        <AnswerButtons name={name} actions={actions} filled={props.filled} onAnswered={props.onAnswered} />
      )}
      {status === 'ACTIVE' && !isOver && (
        <Button
          type="text"
          className={styles.calendar}
          icon={<CalendarOutlined aria-hidden />}
          loading={calendar.loading}
          aria-label={messages.calendarName(name)}
          title={messages.calendar}
          onClick={calendar.download}
        >
          {messages.calendar}
        </Button>
      )}
      {meeting.viewerCanPropose && (
        <Button
          type="text"
          disabled={actions.running !== null}
          aria-label={messages.proposeName(name)}
          onClick={props.onPropose}
        >
          {messages.propose}
        </Button>
      )}
      {meeting.viewerCanCancel && !toAnswer && (
        <Button
          type="text"
          loading={actions.running === 'CANCEL'}
          disabled={actions.running !== null}
          aria-label={messages.cancelName(name)}
          onClick={() => void cancel()}
        >
          {messages.cancel}
        </Button>
      )}
    </div>
  );
}
