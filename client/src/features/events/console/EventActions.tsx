import {
  CopyOutlined,
  EditOutlined,
  EyeInvisibleOutlined,
  InboxOutlined,
  MoreOutlined,
  RollbackOutlined,
  SendOutlined,
} from '@ant-design/icons';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { PopMenu, PopMenuItem } from '../../../components/light/PopMenu';
import type { EventCard_EventFragment } from '../../../generated/graphql';
import { paths } from '../../../lib/paths';
import type { StatusAct } from './setup/components/StatusDialog';
import { useEventStatus } from './setup/hooks/useEventStatus';
import { statusActs } from './setup/lib/status-acts';
import { messages as setupMessages } from './setup/messages';
import { messages } from './messages';
import styles from './EventActions.module.css';

const StatusDialog = lazy(() => import('./setup/components/StatusDialog'));

const icons: Record<StatusAct | 'restore', ReactNode> = {
  publish: <SendOutlined aria-hidden />,
  unpublish: <EyeInvisibleOutlined aria-hidden />,
  archive: <InboxOutlined aria-hidden />,
  restore: <RollbackOutlined aria-hidden />,
};

interface EventActionsProps {
  event: EventCard_EventFragment;
  onDuplicate: () => void;
}

/** Actions of managers on an event in the list. */
export function EventActions({ event, onDuplicate }: EventActionsProps) {
  const navigate = useNavigate();
  const change = useEventStatus();
  const [asked, setAsked] = useState<StatusAct | null>(null);
  const run = (act: StatusAct | 'restore') =>
    act === 'restore'
      ? void change(event, 'PUBLISHED', setupMessages.restore.done(event.title))
      : setAsked(act);
  return (
    <div className={styles.actions}>
      <PopMenu
        label={messages.actions(event.title)}
        buttonLabel={messages.actions(event.title)}
        button={<MoreOutlined aria-hidden />}
        buttonClass={styles.button}
      >
        <PopMenuItem icon={<EditOutlined aria-hidden />} onClick={() => void navigate(paths.setup(event.id))}>
          {messages.setup}
        </PopMenuItem>
        <PopMenuItem icon={<CopyOutlined aria-hidden />} onClick={onDuplicate}>
          {messages.duplicate}
        </PopMenuItem>
        {statusActs(event.status).map((act) => (
          <PopMenuItem key={act} icon={icons[act]} onClick={() => run(act)}>
            {setupMessages[act].act}
          </PopMenuItem>
        ))}
      </PopMenu>
      {asked && (
        <Suspense>
          <StatusDialog event={event} act={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </div>
  );
}
