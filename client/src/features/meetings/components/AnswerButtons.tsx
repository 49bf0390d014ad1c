import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { PopMenu, PopMenuItem } from '../../../components/light/PopMenu';
import type { MeetingActions } from '../hooks/useMeetingActions';
import { messages } from '../messages';
import styles from './AnswerButtons.module.css';

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
  const answer = (action: 'ACCEPT' | 'REJECT', reason?: string) => {
    void respond(action, reason).then((done) => done && onAnswered?.());
  };
  return (
    <>
      <Button
        type={filled ? 'primary' : 'default'}
        loading={running === 'ACCEPT'}
        disabled={running !== null}
        aria-label={messages.acceptName(name)}
        onClick={() => answer('ACCEPT')}
      >
        {messages.accept}
      </Button>
      <span className={styles.reject} data-answer>
        <Button
          loading={running === 'REJECT'}
          disabled={running !== null}
          aria-label={messages.rejectName(name)}
          onClick={() => answer('REJECT')}
        >
          {messages.reject}
        </Button>
        <PopMenu
          label={messages.rejectReasons(name)}
          buttonLabel={messages.rejectReasons(name)}
          button={<DownOutlined aria-hidden />}
          buttonClass={styles.more}
          disabled={running !== null}
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
