import { CheckOutlined, StopOutlined } from '@ant-design/icons';
import { StatusTag } from '../../../components/StatusTag';
import { messages } from '../messages';

/** Whether a user may sign in. */
export function UserState({ disabled }: { disabled: boolean }) {
  return disabled ? (
    <StatusTag tone="danger" icon={<StopOutlined aria-hidden />}>
      {messages.states.DISABLED}
    </StatusTag>
  ) : (
    <StatusTag tone="success" icon={<CheckOutlined aria-hidden />}>
      {messages.states.ENABLED}
    </StatusTag>
  );
}
