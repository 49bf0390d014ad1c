import { QrcodeOutlined } from '@ant-design/icons';
import { useEventContext } from '../data/event/useEventContext';
import { HeaderButton } from './HeaderButton';
import { useOverlays } from './hooks/useOverlays';
import { messages } from './messages';

/** Shows the viewer's code for entry over any page; staff have none. */
export function EntryCodeButton() {
  const { event } = useEventContext();
  const overlays = useOverlays();
  if (!event.viewerProfile?.inviteCode) return null;
  return (
    <HeaderButton
      icon={<QrcodeOutlined aria-hidden />}
      label={messages.entryCode}
      onClick={() => overlays.openModal('code')}
    />
  );
}
