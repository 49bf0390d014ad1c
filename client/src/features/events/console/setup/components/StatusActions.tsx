import { DownOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import { PopMenu, PopMenuItem } from '../../../../../components/light/PopMenu';
import { StatusTag } from '../../../../../components/StatusTag';
import { useEventStatus } from '../hooks/useEventStatus';
import { statusActs } from '../lib/status-acts';
import { messages } from '../messages';
import type { StatusAct, StatusSubject } from './StatusDialog';
import styles from './StatusActions.module.css';

const StatusDialog = lazy(() => import('./StatusDialog'));

/** How far the event is, and what can be done about it. */
export function StatusActions({ event }: { event: StatusSubject }) {
  const [asked, setAsked] = useState<StatusAct | null>(null);
  const change = useEventStatus();
  const run = (act: StatusAct | 'restore') =>
    act === 'restore' ? void change(event, 'PUBLISHED', messages.restore.done(event.title)) : setAsked(act);
  return (
    <>
      <PopMenu
        label={messages.status[event.status]}
        buttonClass={styles.button}
        button={
          <>
            <StatusTag tone={event.status === 'PUBLISHED' ? 'success' : 'neutral'}>
              {messages.status[event.status]}
            </StatusTag>
            <DownOutlined aria-hidden />
          </>
        }
      >
        {statusActs(event.status).map((act) => (
          <PopMenuItem key={act} onClick={() => run(act)}>
            {messages[act].act}
          </PopMenuItem>
        ))}
      </PopMenu>
      {asked && (
        <Suspense>
          <StatusDialog event={event} act={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
