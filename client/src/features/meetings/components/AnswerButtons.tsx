import { DownOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { ActionMenu } from '../../../components/ActionMenu';
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
  const items = messages.reasons.map((reason) => ({ key: reason, label: reason }));
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
        <ActionMenu
          classNames={{ root: styles.reasons }}
          items={items}
          onChoose={(reason) => answer('REJECT', reason)}
          button={{
            icon: <DownOutlined aria-hidden />,
            disabled: running !== null,
            'aria-label': messages.rejectReasons(name),
            title: messages.rejectReasons(name),
          }}
        />
      </Space.Compact>
    </>
  );
}
