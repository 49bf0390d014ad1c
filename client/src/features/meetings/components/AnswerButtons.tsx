import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Space } from 'antd';
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

/** Within the card, and so within the dialog that holds the focus. */
const insideCard = (trigger: HTMLElement): HTMLElement => trigger.parentElement ?? document.body;

/** Accept, Reject, and Reject with a polite reason in one tap. */
export function AnswerButtons({ name, actions, filled = true, onAnswered }: AnswerButtonsProps) {
  const { running, respond } = actions;
  const answer = (action: 'ACCEPT' | 'REJECT', reason?: string) => {
    void respond(action, reason).then((done) => done && onAnswered?.());
  };
  const items = messages.reasons.map((reason) => ({
    key: reason,
    label: reason,
    onClick: () => answer('REJECT', reason),
  }));
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
      <Space.Compact>
        <Button
          loading={running === 'REJECT'}
          disabled={running !== null}
          aria-label={messages.rejectName(name)}
          onClick={() => answer('REJECT')}
        >
          {messages.reject}
        </Button>
        <Dropdown
          trigger={['click']}
          menu={{ items }}
          classNames={{ root: styles.reasons }}
          getPopupContainer={insideCard}
        >
          <Button
            icon={<DownOutlined aria-hidden />}
            disabled={running !== null}
            aria-label={messages.rejectReasons(name)}
            title={messages.rejectReasons(name)}
          />
        </Dropdown>
      </Space.Compact>
    </>
  );
}
