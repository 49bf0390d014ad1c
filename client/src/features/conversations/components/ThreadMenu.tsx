import { FlagOutlined, MoreOutlined, StopOutlined, UserOutlined } from '@ant-design/icons';
import { ActionMenu } from '../../../components/ActionMenu';
import { messages } from '../messages';

interface ThreadMenuProps {
  onProfile: () => void;
  /** Absent where the other has written nothing. */
  onReport?: () => void;
  onBlock: () => void;
}

/** The actions that are needed seldom: the profile, reporting, blocking. */
export function ThreadMenu({ onProfile, onReport, onBlock }: ThreadMenuProps) {
  const actions: Record<string, (() => void) | undefined> = {
    profile: onProfile,
    report: onReport,
    block: onBlock,
  };
  const items = [
    { key: 'profile', label: messages.viewProfile, icon: <UserOutlined aria-hidden /> },
    ...(onReport ? [{ key: 'report', label: messages.report, icon: <FlagOutlined aria-hidden /> }] : []),
    { key: 'block', label: messages.block, icon: <StopOutlined aria-hidden />, danger: true },
  ];
  return (
    <ActionMenu
      placement="bottomRight"
      items={items}
      onChoose={(key) => actions[key]?.()}
      button={{ type: 'text', icon: <MoreOutlined aria-hidden />, 'aria-label': messages.more }}
    />
  );
}
