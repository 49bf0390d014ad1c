import { lazy } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import { paths } from '../../../lib/paths';
import { useAtLeast } from '../../../ui';
import { ALL_CHATS } from '../lib/chat-address';
import type { ThreadSlots } from './ConversationThread';

const Dock = lazy(() => import('./Dock'));

/** Chat beside whatever page is open, on wide screens; on narrow ones `?chat=` leads to the chat page. */
export function ChatDock({ MeetingStrip }: ThreadSlots) {
  const { event, profile } = useEventContext();
  const wide = useAtLeast('lg');
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const chat = params.get('chat');

  // Staff without a profile have no conversations; on the chat page itself there is nothing to dock.
  if (!profile || !chat || pathname.startsWith(paths.chat(event.id))) return null;
  if (wide) return <Dock chat={chat} MeetingStrip={MeetingStrip} />;
  // Replaces its own step, so that Back leads to the page on which "Message" was tapped.
  return <Navigate to={paths.chat(event.id, chat === ALL_CHATS ? undefined : chat)} replace />;
}
