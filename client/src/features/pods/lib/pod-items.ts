import type {
  PodEntry_PodActivityFragment,
  PodPerson_AttendeeFragment,
  PodScheduleQuery,
} from '../../../generated/graphql';
import { fullName } from '../../../lib/format';
import { dayKey, formatTimeRange } from '../../../lib/time';
import type { TimelineItem } from '../../../ui';
import { messages } from '../messages';

export type PodDay = PodScheduleQuery['podSchedule'];
export type Pod = PodDay['pods'][number];
export type PodEntry = PodEntry_PodActivityFragment;

/** A meeting or a blocked time at a pod. */
export interface PodItem extends TimelineItem {
  kind: 'meeting' | 'block';
  /** Id of its pod. */
  row: string;
  /** The two people of a meeting. */
  people: { id: string; person: PodPerson_AttendeeFragment }[];
  /** The participants, or the reason of the block. */
  title: string;
}

export const peopleInWords = (people: PodItem['people']): string => {
  const [one, other] = people.map(({ person }) => fullName(person) || messages.somebody);
  return messages.meetingOf(one ?? messages.somebody, other ?? messages.somebody);
};

/** One entry of the day; null for what has no pod, such as a meeting that was closed meanwhile. */
export function itemOf(
  { meeting, activity }: PodEntry,
  podName: (id: string) => string,
  zone: string,
): PodItem | null {
  if (meeting) {
    if (meeting.status !== 'ACTIVE' || !meeting.pod) return null;
    const { id, startsAt, endsAt, pod } = meeting;
    const people = meeting.participants.map(({ attendeeId, attendee }) => ({
      id: attendeeId,
      person: attendee,
    }));
    const title = peopleInWords(people);
    const label = messages.meetingLabel(title, formatTimeRange(startsAt, endsAt, zone), podName(pod.id));
    return { key: id, kind: 'meeting', row: pod.id, startsAt, endsAt, people, title, label };
  }
  if (!activity?.pod) return null;
  const { id, title, startsAt, endsAt, pod } = activity;
  const label = messages.blockLabel(title, formatTimeRange(startsAt, endsAt, zone), podName(pod.id));
  return { key: id, kind: 'block', row: pod.id, startsAt, endsAt, people: [], title, label };
}

/** What takes the pods on a day, soonest first. An entry that has been moved to another day is left out. */
export function itemsOf({ pods, podActivities, date }: PodDay, zone: string): PodItem[] {
  const names = new Map(pods.map(({ id, name }) => [id, name]));
  return podActivities
    .map((entry) => itemOf(entry, (id) => names.get(id) ?? '', zone))
    .filter((item) => item !== null)
    .filter(
      ({ startsAt, endsAt }) =>
        dayKey(startsAt, zone) <= date && dayKey(Date.parse(endsAt) - 1, zone) >= date,
    )
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || a.key.localeCompare(b.key));
}

/** The id of an entry. */
export const entryId = ({ meeting, activity }: PodEntry): string | undefined => (meeting ?? activity)?.id;
