import { useEventContext } from '../../../../data/event/useEventContext';
import { fullName } from '../../../../lib/format';
import { paths } from '../../../../lib/paths';

/** The viewer's entry code, as text and as the link in the QR code. */
export interface Entry {
  code: string;
  link: string;
  name: string;
  event: string;
}

/** The viewer's code for entry to this event; null for staff. */
export function useEntryCode(): Entry | null {
  const { event } = useEventContext();
  const own = event.viewerProfile;
  if (!own?.inviteCode) return null;
  return {
    code: own.inviteCode,
    link: `${window.location.origin}${paths.verifyCode(own.inviteCode)}`,
    name: fullName(own),
    event: event.title,
  };
}
