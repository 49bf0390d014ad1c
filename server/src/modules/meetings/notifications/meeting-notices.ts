import type { NotificationKind } from '../../notifications/index';

type MeetingMail =
  'meeting-requested' | 'meeting-confirmed' | 'meeting-changed' | 'meeting-cancelled' | 'meeting-reminder';

/** What is said about a meeting, where. */
export interface Notice {
  kind: keyof typeof NotificationKind;
  /** `when` puts a time into words, that of the meeting where none is given; `at` the pod, where there is one. */
  text(when: (time?: Date) => string, at: string): string;
  mail?: {
    template: MeetingMail;
    /** Also to those who did not choose mails. */
    always?: boolean;
    /** Also to the side that did it, for its calendar. */
    toBoth?: boolean;
    /** With a calendar file. */
    calendar?: boolean;
  };
}

const confirmed = { template: 'meeting-confirmed', toBoth: true, calendar: true } as const;
const changed = { template: 'meeting-changed', toBoth: true, calendar: true } as const;
const cancelled = { template: 'meeting-cancelled', toBoth: true, calendar: true } as const;

/** The texts of notifications, without names: names may change, and the meeting shows them. */
export const notices = {
  requested: {
    kind: 'MEETING_REQUESTED',
    text: (when) => `You are asked for a meeting on ${when()}.`,
    mail: { template: 'meeting-requested', always: true },
  },
  accepted: {
    kind: 'MEETING_ACCEPTED',
    text: (when, at) => `Your meeting on ${when()}${at} is agreed on.`,
    mail: confirmed,
  },
  rejected: {
    kind: 'MEETING_REJECTED',
    text: (when) => `Your request for a meeting on ${when()} was declined.`,
  },
  cancelled: {
    kind: 'MEETING_CANCELLED',
    text: (when) => `Your meeting on ${when()} was cancelled.`,
    mail: cancelled,
  },
  withdrawn: {
    kind: 'MEETING_CANCELLED',
    text: (when) => `The request for a meeting on ${when()} was cancelled.`,
  },
  expired: {
    kind: 'MEETING_EXPIRED',
    text: (when) => `Your request for a meeting on ${when()} was not answered in time.`,
  },
  removed: {
    kind: 'MEETING_REMOVED',
    text: (when) => `Your meeting on ${when()} was removed by the organizers.`,
    mail: cancelled,
  },
  removedRequest: {
    kind: 'MEETING_REMOVED',
    text: (when) => `The request for a meeting on ${when()} was removed by the organizers.`,
  },
  moved: {
    kind: 'MEETING_MOVED',
    text: (when, at) => `Your meeting is now on ${when()}${at}.`,
    mail: changed,
  },
  proposed: (startsAt: Date): Notice => ({
    kind: 'MEETING_PROPOSED',
    text: (when) => `Another time is proposed for your meeting on ${when()}: ${when(startsAt)}.`,
  }),
  proposalRejected: {
    kind: 'MEETING_PROPOSED',
    text: (when) => `The time that you proposed was declined. The meeting stays on ${when()}.`,
  },
  reminder: {
    kind: 'MEETING_REMINDER',
    text: (when, at) => `Your meeting begins soon: ${when()}${at}.`,
    mail: { template: 'meeting-reminder' },
  },
} satisfies Record<string, Notice | ((startsAt: Date) => Notice)>;
