import { CheckCircleFilled, PlusCircleOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAgendaToggle } from '../hooks/useAgendaToggle';
import { useSchedulePage } from '../hooks/useSchedulePage';
import { clashesWith, type Session } from '../lib/agenda-entries';
import { messages } from '../messages';

const iconSize = { fontSize: 'var(--icon-medium)' };

/** Adds a session to the viewer's agenda and removes it, from its card. */
export function AgendaButton({ session }: { session: Session }) {
  const toggle = useAgendaToggle(session, useSchedulePage().agenda.entries);
  const { inMyAgenda, title } = session;
  const Icon = inMyAgenda ? CheckCircleFilled : PlusCircleOutlined;
  return (
    <Button
      variant="text"
      color={inMyAgenda ? 'primary' : 'default'}
      shape="circle"
      title={inMyAgenda ? messages.remove : messages.add}
      icon={<Icon style={iconSize} aria-hidden />}
      aria-label={inMyAgenda ? messages.removeNamed(title) : messages.addNamed(title)}
      onClick={toggle}
    />
  );
}

/** The same over the whole width, below the panel of a session. */
export function SessionPanelFooter({ session }: { session: Session }) {
  const { entries } = useSchedulePage().agenda;
  const toggle = useAgendaToggle(session, entries);
  const { inMyAgenda } = session;
  const addLabel = clashesWith(session, entries).length > 0 ? messages.addAnyway : messages.add;
  return (
    <Button
      block
      size="large"
      type={inMyAgenda ? 'default' : 'primary'}
      icon={inMyAgenda ? <CheckCircleFilled aria-hidden /> : <PlusOutlined aria-hidden />}
      onClick={toggle}
    >
      {inMyAgenda ? messages.remove : addLabel}
    </Button>
  );
}
