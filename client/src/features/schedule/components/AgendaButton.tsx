import { CheckCircleFilled, PlusCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAgendaToggle } from '../hooks/useAgendaToggle';
import type { AgendaEntry, Session } from '../lib/agenda-entries';
import { messages } from '../messages';
import styles from './AgendaButton.module.css';

interface AgendaButtonProps {
  session: Session;
  entries: readonly AgendaEntry[];
}

/** Adds a session to the viewer's agenda and removes it, from its card. */
export function AgendaButton({ session, entries }: AgendaButtonProps) {
  const toggle = useAgendaToggle(session, entries);
  const { inMyAgenda, title } = session;
  const label = inMyAgenda ? messages.removeNamed(title) : messages.addNamed(title);
  return (
    <Button
      className={styles.button}
      type="text"
      shape="circle"
      title={inMyAgenda ? messages.remove : messages.add}
      icon={
        inMyAgenda ? (
          <CheckCircleFilled className={styles.on} aria-hidden />
        ) : (
          <PlusCircleOutlined aria-hidden />
        )
      }
      aria-label={label}
      onClick={toggle}
    />
  );
}
