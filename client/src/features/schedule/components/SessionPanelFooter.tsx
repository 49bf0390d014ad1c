import { CheckCircleFilled, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAgendaToggle } from '../hooks/useAgendaToggle';
import type { AgendaEntry, Session } from '../lib/agenda-entries';
import { clashesWith } from '../lib/clashes';
import { messages } from '../messages';
import styles from './SessionDetails.module.css';

/** The one thing to do with a session: to add it to the agenda, or to remove it. */
export function SessionPanelFooter({
  session,
  entries,
}: {
  session: Session;
  entries: readonly AgendaEntry[];
}) {
  const toggle = useAgendaToggle(session, entries);
  const { inMyAgenda } = session;
  const clashes = clashesWith(session, entries).length > 0;
  const addLabel = clashes ? messages.addAnyway : messages.add;
  return (
    <div className={styles.footer}>
      <Button
        block
        size="large"
        type={inMyAgenda ? 'default' : 'primary'}
        icon={inMyAgenda ? <CheckCircleFilled aria-hidden /> : <PlusOutlined aria-hidden />}
        onClick={toggle}
      >
        {inMyAgenda ? messages.remove : addLabel}
      </Button>
    </div>
  );
}
