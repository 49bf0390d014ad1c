import { FlagOutlined, MoreOutlined, StopOutlined, UserOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { messages } from '../messages';

interface ThreadMenuProps {
  onProfile: () => void;
  /** Absent where the other has written nothing. */
  onReport?: () => void;
  onBlock: () => void;
}

/** Within the header, and so within a landmark of the page. */
const insideHeader = (trigger: HTMLElement): HTMLElement => trigger.parentElement ?? document.body;

/** What is needed seldom: the profile, reporting, blocking. */
export function ThreadMenu({ onProfile, onReport, onBlock }: ThreadMenuProps) {
  const items = [
    { key: 'profile', label: messages.viewProfile, icon: <UserOutlined aria-hidden />, onClick: onProfile },
    ...(onReport
      ? [{ key: 'report', label: messages.report, icon: <FlagOutlined aria-hidden />, onClick: onReport }]
      : []),
    {
      key: 'block',
      label: messages.block,
      icon: <StopOutlined aria-hidden />,
      danger: true,
      onClick: onBlock,
    },
  ];
  return (
    <Dropdown trigger={['click']} placement="bottomRight" getPopupContainer={insideHeader} menu={{ items }}>
      <Button type="text" icon={<MoreOutlined aria-hidden />} aria-label={messages.more} />
    </Dropdown>
  );
}
