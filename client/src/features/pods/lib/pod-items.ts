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

/** What is drawn of a meeting or a blocked time at a pod. */
export interface FloorItem extends TimelineItem {
  kind: 'meeting' | 'block';
  /** Id of its pod. */
  row: string;
  /** The two people of a meeting. */
  people: readonly { id: string; person: PodPerson_AttendeeFragment }[];
  /** The participants, or the reason of the block. */
  title: string;
  /** What a draft would do with it, which colours it. */
  change?: string;
}

/** A meeting or a blocked time at a pod. */
export interface PodItem extends FloorItem {
  /** The entry that it shows. */
  entry: PodEntry;
}

/** The bookings of the pods on a day, soonest first, without those moved to another day. */
export function itemsOf({ pods, podActivities, date }: PodDay, zone: string): PodItem[] {
  const names = new Map(pods.map(({ id, name }) => [id, name]));
  return podActivities
    .flatMap((entry): PodItem[] => {
      const { meeting, activity } = entry;
      const what = meeting ?? activity;
      // A meeting that was closed meanwhile has no place here.
      if (!what?.pod || (meeting && meeting.status !== 'ACTIVE')) return [];
      const { id, startsAt, endsAt, pod } = what;
      const people = (meeting?.participants ?? []).map(({ attendeeId, attendee }) => ({
        id: attendeeId,
        person: attendee,
      }));
      const [one, other] = people.map(({ person }) => fullName(person) || messages.somebody);
      const title =
        activity?.title ?? messages.meetingOf(one ?? messages.somebody, other ?? messages.somebody);
      const labelOf = meeting ? messages.meetingLabel : messages.blockLabel;
      const label = labelOf(title, formatTimeRange(startsAt, endsAt, zone), names.get(pod.id) ?? '');
      const kind = meeting ? 'meeting' : 'block';
      return [{ key: id, kind, row: pod.id, startsAt, endsAt, people, title, label, entry }];
    })
    .filter(
      ({ startsAt, endsAt }) =>
        dayKey(startsAt, zone) <= date && dayKey(Date.parse(endsAt) - 1, zone) >= date,
    )
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || a.key.localeCompare(b.key));
}
