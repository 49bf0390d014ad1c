import { conflict } from '../../core/errors';
import type { Slot } from './meeting.types';

/** A free slot that a conflict offers instead, with the pods that are free then. */
export interface OfferedSlot extends Slot {
  pods: { id: string; name: string }[];
}

/** Conflicts of meetings; the reasons are part of the API. */
export const meetingConflicts = {
  askedByThem: (meetingId: string) =>
    conflict('ASKED_BY_THEM', 'They already asked you to meet at that time. You can accept it.', {
      meetingId,
    }),
  askedByYou: () =>
    conflict('ASKED_BY_YOU', 'You asked them to meet at that time yourself, and that waits for an answer.'),
  slotTaken: (slots: OfferedSlot[]) =>
    conflict('SLOT_TAKEN', 'That time is not free any more. Please choose another one.', {
      slots: describe(slots),
    }),
  attendeeBusy: (slots: OfferedSlot[]) =>
    conflict('ATTENDEE_BUSY', 'One of you already has a meeting at that time.', { slots: describe(slots) }),
  noPodFree: (slots: OfferedSlot[]) =>
    conflict('NO_POD_FREE', 'No pod is free at that time any more.', { slots: describe(slots) }),
  begun: () => conflict('ALREADY_BEGUN', 'This meeting has begun already.'),
  over: () => conflict('ALREADY_OVER', 'This meeting is over. You can say whether it took place.'),
  notOver: () => conflict('NOT_OVER', 'You can say this once the meeting is over.'),
  proposalChanged: () =>
    conflict('PROPOSAL_CHANGED', 'This proposal has been answered or replaced meanwhile.'),
  proposalPassed: () => conflict('EXPIRED', 'The proposed time has passed. You can propose a new one.'),
  expired: () => conflict('EXPIRED', 'This request has expired. You can request a new time.'),
};

const describe = (slots: OfferedSlot[]) =>
  slots.map(({ startsAt, endsAt, podIds, pods }) => ({
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    podIds,
    pods,
  }));
