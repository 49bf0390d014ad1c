import { toActError } from '../../../data/errors/act-error';
import type { MeetingWishKind } from '../../../generated/graphql';
import { useSetMeetingWishMutation } from '../../../generated/hooks';
import { useOverlays, useToasts } from '../../../ui';
import { messages } from '../messages';

/** The person or company of a wish, and what the viewer wants of them now. */
export interface WishTarget {
  type: 'Attendee' | 'Company';
  id: string;
  name: string;
  wish: MeetingWishKind | null;
}

/** Says what the viewer wants of somebody, or takes it back with null: at once on the screen. A refusal by "no thanks" can be undone. */
export function useSetWish() {
  const toasts = useToasts();
  const overlays = useOverlays();
  const [mutate] = useSetMeetingWishMutation({ refreshes: ['meetingWishes'] });
  return function set(of: WishTarget, kind: MeetingWishKind | null): void {
    const { type, id, name, wish } = of;
    const changed = { __typename: type, id, viewerMeetingWish: kind };
    const isCompany = type === 'Company';
    const send = async () => {
      try {
        await mutate({
          variables: { input: { [isCompany ? 'companyId' : 'attendeeId']: id, kind } },
          optimisticResponse: {
            setMeetingWish: {
              __typename: 'SetMeetingWishPayload',
              attendee: isCompany ? null : changed,
              company: isCompany ? changed : null,
            },
          } as never,
        });
      } catch (error) {
        const { reason, message } = toActError(error);
        if (reason !== 'TOO_MANY_MUSTS') throw error;
        const action = { label: messages.title, run: () => overlays.openModal('wishes') };
        return toasts.info(message, { action });
      }
      const action = { label: messages.undo, run: () => set({ ...of, wish: kind }, wish) };
      return kind === 'NO' && toasts.info(messages.refused(name), { action });
    };
    void toasts.attempt(send);
  };
}
