import type { NotificationKind } from '../../notifications/index';

type MeetingMail =
  'meeting-requested' | 'meeting-confirmed' | 'meeting-changed' | 'meeting-cancelled' | 'meeting-reminder';

/** The channels and texts of a notification about a meeting. */
export interface Notice {
  kind: keyof typeof NotificationKind;
  mail?: {
    template: MeetingMail;
    /** Also to the side that did it, for its calendar. */
    toBoth?: boolean;
    /** With a calendar file. */
    calendar?: boolean;
  };
}

const confirmed = { template: 'meeting-confirmed', toBoth: true, calendar: true } as const;
const changed = { template: 'meeting-changed', toBoth: true, calendar: true } as const;
const cancelled = { template: 'meeting-cancelled', toBoth: true, calendar: true } as const;

export const notices = {
  requested: { kind: 'MEETING_REQUESTED', mail: { template: 'meeting-requested' } },
  accepted: { kind: 'MEETING_ACCEPTED', mail: confirmed },
  rejected: { kind: 'MEETING_REJECTED' },
  cancelled: { kind: 'MEETING_CANCELLED', mail: cancelled },
  withdrawn: { kind: 'MEETING_CANCELLED' },
  expired: { kind: 'MEETING_EXPIRED' },
  removed: { kind: 'MEETING_REMOVED', mail: cancelled },
  removedRequest: { kind: 'MEETING_REMOVED' },
  moved: { kind: 'MEETING_MOVED', mail: changed },
  proposed: { kind: 'MEETING_PROPOSED' },
  proposalRejected: { kind: 'PROPOSAL_REJECTED' },
  reminder: { kind: 'MEETING_REMINDER', mail: { template: 'meeting-reminder' } },
} satisfies Record<string, Notice>;
