import { ScanOutlined } from '@ant-design/icons';
import { useEventContext } from '../../../data/useEventContext';
import { paths } from '../../../lib/paths';
import { EmptyState, LinkButton } from '../../../ui';
import { messages } from '../messages';

/** The place of the leads of the team. */
export default function LeadsSlot() {
  const { event } = useEventContext();
  return (
    <EmptyState
      icon={<ScanOutlined aria-hidden />}
      title={messages.leadsSoon}
      text={messages.leadsSoonText}
      action={
        <LinkButton type="primary" to={paths.captureLead(event.id)}>
          {messages.scan}
        </LinkButton>
      }
    />
  );
}
