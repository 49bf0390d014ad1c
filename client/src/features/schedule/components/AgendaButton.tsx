import { CheckCircleFilled, PlusCircleOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEventZone } from '../../../data/event/useEventZone';
import { useAddToAgendaMutation, useRemoveFromAgendaMutation } from '../../../generated/hooks';
import { useToasts } from '../../../ui';
import { useSchedulePage } from '../hooks/useSchedulePage';
import { addItem, removeItem } from '../lib/agenda-cache';
import { clashesWith, type Session } from '../lib/agenda-entries';
import { messages } from '../messages';

/** Adds a session to the viewer's agenda or removes it: at once on the screen, undone when the server refuses. */
function useAgendaToggle(session: Session): () => void {
  const { entries } = useSchedulePage().agenda;
  const toasts = useToasts();
  const zone = useEventZone();
  const [add] = useAddToAgendaMutation();
  const [remove] = useRemoveFromAgendaMutation();
  const input = { activityId: session.id };
  const { eventId } = session;

  const addToAgenda = async () => {
    const clashes = clashesWith(session, entries);
    await add({
      variables: { input },
      optimisticResponse: { addToAgenda: { activity: { ...session, inMyAgenda: true } } },
      update: (cache, { data }) => data && addItem(cache, eventId, data.addToAgenda),
    });
    if (clashes.length > 0) toasts.info(messages.addedWithClash(clashes, zone), `agenda-${session.id}`);
  };
  const removeFromAgenda = () =>
    remove({
      variables: { input },
      optimisticResponse: { removeFromAgenda: { activity: { ...session, inMyAgenda: false } } },
      update: (cache) => removeItem(cache, eventId, session.id),
    });

  return () =>
    void toasts.attempt(session.inMyAgenda ? removeFromAgenda : addToAgenda, {
      refused: session.inMyAgenda ? messages.notRemoved : messages.notAdded,
      key: `agenda-${session.id}`,
    });
}

const iconSize = { fontSize: 'var(--icon-medium)' };

/** Adds a session to the viewer's agenda and removes it, from its card. */
export function AgendaButton({ session }: { session: Session }) {
  const toggle = useAgendaToggle(session);
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
  const toggle = useAgendaToggle(session);
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
