import { FlagOutlined, MoreOutlined, StopOutlined, UserOutlined } from '@ant-design/icons';
import { PopMenu, PopMenuItem } from '../../../components/light/PopMenu';
import { messages } from '../messages';

interface ThreadMenuProps {
  onProfile: () => void;
  /** Absent where the other has written nothing. */
  onReport?: () => void;
  onBlock: () => void;
}

/** The actions that are needed seldom: the profile, reporting, blocking. */
export function ThreadMenu({ onProfile, onReport, onBlock }: ThreadMenuProps) {
  return (
    <PopMenu label={messages.more} buttonLabel={messages.more} button={<MoreOutlined aria-hidden />}>
      <PopMenuItem icon={<UserOutlined aria-hidden />} onClick={onProfile}>
        {messages.viewProfile}
      </PopMenuItem>
      {onReport && (
        <PopMenuItem icon={<FlagOutlined aria-hidden />} onClick={onReport}>
          {messages.report}
        </PopMenuItem>
      )}
      <PopMenuItem icon={<StopOutlined aria-hidden />} danger onClick={onBlock}>
        {messages.block}
      </PopMenuItem>
    </PopMenu>
  );
}
