import { momentInWords } from '../events/index';
import type { NotificationKind } from './notification.entity';

/** What a notification says, in which words are made of it. */
export interface Worded {
  kind: NotificationKind;
  /** The person whom it names; null once they have left. */
  name: string | null;
  /** Of the announcement or the activity. */
  title: string | null;
  startsAt: Date | null;
  podName: string | null;
  timezone: string;
}

const NOBODY = 'A former attendee';

const headlines: Record<NotificationKind, (name: string, told: Worded) => string> = {
  MEETING_REQUESTED: (name) => `${name} would like to meet you`,
  MEETING_ACCEPTED: (name) => `${name} accepted your meeting`,
  MEETING_REJECTED: (name) => `${name} declined your request`,
  MEETING_CANCELLED: (name) => `${name} cancelled your meeting`,
  MEETING_EXPIRED: (name) => `${name} did not answer in time`,
  MEETING_REMOVED: (name, told) =>
    told.name
      ? `The organisers removed your meeting with ${name}`
      : 'Your meeting was removed: the other person has left the event',
  MEETING_MOVED: (name) => `Your meeting with ${name} has moved`,
  MEETING_PROPOSED: (name) => `${name} proposes another time`,
  PROPOSAL_REJECTED: (name) => `${name} declined the time that you proposed`,
  MEETING_REMINDER: (name) => `Your meeting with ${name} begins soon`,
  ACTIVITY_CHANGED: (_, { title }) => `“${title}” in your agenda has changed`,
  ACTIVITY_REMOVED: (_, { title }) => `“${title}” was taken off the schedule`,
  ANNOUNCEMENT: (_, { title }) => title ?? '',
  CONDUCT_WARNING: () =>
    'A message of yours made somebody uncomfortable. Please keep your messages friendly and to the point. The organisers are glad to help if you have questions.',
};

/** Who did what. */
export const headlineOf = (told: Worded): string => headlines[told.kind](told.name ?? NOBODY, told);

/** When and where, as the clocks of the event show it; nothing where no time matters. */
export const placeAndTimeOf = ({ startsAt, podName, timezone }: Worded): string[] =>
  [startsAt && momentInWords(startsAt, timezone), podName && `Pod: ${podName}`].filter(
    (part) => part !== null,
  );

/** All of it in one sentence. */
export const sentenceOf = (told: Worded): string =>
  [headlineOf(told), placeAndTimeOf(told).join(' · ')].filter(Boolean).join(': ');
