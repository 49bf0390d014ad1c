import { useLocation, useSearchParams } from 'react-router-dom';
import type { ChatPartner_AttendeeFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { useOverlays, useToasts } from '../../../ui';
import { messages } from '../messages';

/** So much of a message fits into a toast. */
const MAX_LENGTH = 90;

const shortened = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()}…` : text;

/**
 * Shows a new message as a toast that leads to its conversation; one toast per person. Returns false where none is
 * needed: in a hidden tab, and where the conversations are in view anyway.
 */
export function useMessageToast(
  eventId: string,
): (partner: ChatPartner_AttendeeFragment, text: string) => boolean {
  const toasts = useToasts();
  const overlays = useOverlays();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const isChatShown = params.has('chat') || pathname.startsWith(paths.chat(eventId));
  return (partner, text) => {
    if (isChatShown || document.visibilityState === 'hidden') return false;
    toasts.info(messages.toast(fullName(partner), shortened(text)), {
      key: `message-${partner.id}`,
      action: { label: messages.openConversation, run: () => overlays.openChat(partner.id) },
    });
    return true;
  };
}
