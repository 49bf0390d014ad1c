import { MessageOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router-dom';
import { HeaderButton } from '../../components/HeaderButton';
import { useAtLeast } from '../../hooks/useMediaQuery';
import { useOverlay } from '../../hooks/useOverlays';
import { paths } from '../../lib/paths';
import { messages } from '../messages';

/** The value of `?chat=` that opens the list instead of one conversation. */
const all = 'all';

/** Opens the conversations: beside the page where there is room, as a page on phones. */
export function MessagesButton({ eventId, unread }: { eventId: string; unread: number }) {
  const chat = useOverlay('chat');
  const wide = useAtLeast('lg');
  const navigate = useNavigate();
  const toggle = () => (chat.value ? chat.close() : chat.open(all));
  return (
    <HeaderButton
      icon={<MessageOutlined aria-hidden />}
      label={messages.chat(unread)}
      count={unread}
      onClick={wide ? toggle : () => void navigate(paths.chat(eventId))}
    />
  );
}
