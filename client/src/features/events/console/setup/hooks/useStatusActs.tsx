import { EyeInvisibleOutlined, InboxOutlined, RollbackOutlined, SendOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { PopMenuItem } from '../../../../../ui';
import type { StatusAct } from '../components/StatusDialog';
import { messages } from '../messages';
import { useEventStatus, type StatusSubject } from './useEventStatus';

const StatusDialog = lazy(() => import('../components/StatusDialog'));

const actsOf = {
  DRAFT: ['publish', 'archive'],
  PUBLISHED: ['unpublish', 'archive'],
  ARCHIVED: ['restore'],
} as const;

const icons: Record<StatusAct | 'restore', ReactNode> = {
  publish: <SendOutlined aria-hidden />,
  unpublish: <EyeInvisibleOutlined aria-hidden />,
  archive: <InboxOutlined aria-hidden />,
  restore: <RollbackOutlined aria-hidden />,
};

/** The actions that change an event's status: menu items, and the dialog that confirms most of them. */
export function useStatusActs(event: StatusSubject, { withPublish = true } = {}) {
  const change = useEventStatus();
  const [asked, setAsked] = useState<StatusAct | null>(null);
  // Elsewhere on the page, where it has a button of its own.
  const acts = actsOf[event.status].filter((act) => withPublish || act !== 'publish');
  const run = (act: StatusAct | 'restore') =>
    act === 'restore' ? void change(event, 'PUBLISHED', messages.restore.done(event.title)) : setAsked(act);
  return {
    items: acts.map((act) => (
      <PopMenuItem key={act} icon={icons[act]} onClick={() => run(act)}>
        {messages[act].act}
      </PopMenuItem>
    )),
    dialog: asked && (
      <Suspense>
        <StatusDialog event={event} act={asked} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  };
}
