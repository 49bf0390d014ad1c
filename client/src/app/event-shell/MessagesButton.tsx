import { MessageOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router-dom';
import { HeaderButton } from '../../components/HeaderButton';
import { ALL_CHATS } from '../../features/conversations/lib/chat-address';
import { useAtLeast } from '../../hooks/useMediaQuery';
import { useOverlay } from '../../hooks/useOverlays';
import { paths } from '../../lib/paths';
import { messages } from '../messages';

/** Opens the conversations: beside the page where there is room, as a page on phones. */
export function MessagesButton({ eventId, unread }: { eventId: string; unread: number }) {
  const chat = useOverlay('chat');
  const wide = useAtLeast('lg');
  const navigate = useNavigate();
  const toggle = () => (chat.value ? chat.close() : chat.open(ALL_CHATS));
  return (
    <HeaderButton
      icon={<MessageOutlined aria-hidden />}
      label={messages.chat(unread)}
      count={unread}
      onClick={wide ? toggle : () => void navigate(paths.chat(eventId))}
    />
  );
}
