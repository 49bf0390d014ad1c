import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { PopMenu, PopMenuItem } from '../../../ui';
import type { MeetingActions } from '../hooks/useMeetingActions';
import styles from '../meetings.module.css';
import { messages } from '../messages';

interface AnswerButtonsProps {
  name: string;
  actions: Pick<MeetingActions, 'running' | 'respond'>;
  /** The view's one filled button is this Accept. */
  filled?: boolean;
  onAnswered?: () => void;
}

/** Accept, Reject, and Reject with a polite reason in one tap. */
export function AnswerButtons({ name, actions, filled = true, onAnswered }: AnswerButtonsProps) {
  const { running, respond } = actions;
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
