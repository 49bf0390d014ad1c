import { lazy } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useEventContext } from '../../../data/useEventContext';
import { paths } from '../../../lib/paths';
import { useAtLeast } from '../../../ui';
import { ALL_CHATS } from '../lib/chat-address';
import type { ThreadSlots } from './ConversationThread';

const Dock = lazy(() => import('./Dock'));

/** Chat beside whatever page is open, on wide screens; on narrow ones `?chat=` leads to the chat page. */
export function ChatDock(props: ThreadSlots & { eventId: string }) {
  const { eventId } = props;
  const { profile } = useEventContext();
  const wide = useAtLeast('lg');
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const chat = params.get('chat');

  // Staff without a profile have no conversations; on the chat page itself there is nothing to dock.
  if (!profile || !chat || pathname.startsWith(paths.chat(eventId))) return null;
  if (wide) return <Dock {...props} chat={chat} />;
  // Replaces its own step, so that Back leads to the page on which "Message" was tapped.
  return <Navigate to={paths.chat(eventId, chat === ALL_CHATS ? undefined : chat)} replace />;
}
