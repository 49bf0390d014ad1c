import type { PlannedMeeting_MeetingFragment, ScheduleRunChange } from '../../../../generated/graphql';
import { fullName } from '../../../../lib/format';
import { formatMoment, formatTimeRange } from '../../../../lib/time';
import type { FloorItem } from '../../../pods';
import { messages } from '../messages';

export type Planned = PlannedMeeting_MeetingFragment;
export type PlannedItem = FloorItem & { change: ScheduleRunChange; meeting: Planned };

/** What an edit or a lock changes besides the meetings that it answers with. */
export const CHANGES_DRAFT = {
  refreshes: ['scheduleRun', 'scheduleRunMeetings', 'scheduleRunPeople', 'scheduleRunPlaces'] as const,
};

const nameOf = (person: Planned['one']): string => (person && fullName(person)) || messages.somebody;

/** The two people of a meeting, by name. */
export const pairOf = ({ one, other }: Planned): string => messages.pair(nameOf(one), nameOf(other));

/** Where and when a meeting was published, in words; null where nothing of that changes. */
export const beforeOf = ({ change, oldStartsAt, oldPod }: Planned, zone: string): string | null =>
  change === 'MOVED' && oldStartsAt
    ? [formatMoment(oldStartsAt, zone), oldPod?.name].filter(Boolean).join(' · ')
    : null;

/** The meetings of a day as the timeline draws them. */
export const itemsOf = (meetings: readonly Planned[], zone: string): PlannedItem[] =>
  meetings.flatMap((meeting) => {
    const { id, change, startsAt, endsAt, pod, one, other, isLocked } = meeting;
    if (!pod) return [];
    const title = pairOf(meeting);
    const time = formatTimeRange(startsAt, endsAt, zone);
    const people = [one, other].flatMap((person) => (person ? [{ id: person.id, person }] : []));
    const kind = [messages.changes[change], isLocked && messages.lock.isLocked].filter(Boolean).join(', ');
    const label = messages.meetingLabel(kind, title, time, pod.name);
    return [
      {
        key: id,
        kind: 'meeting' as const,
        row: pod.id,
        startsAt,
        endsAt,
        people,
        title,
        label,
        change,
        meeting,
      },
    ];
  });

/** The pods of the event and of its meetings, in the order of the floor. */
export function podsOf<Pod extends { id: string; position: number }>(
  pods: readonly Pod[],
  meetings: readonly { pod?: Pod | null }[],
): Pod[] {
  const all = [...pods, ...meetings.flatMap(({ pod }) => pod ?? [])];
  return [...new Map(all.map((pod) => [pod.id, pod])).values()].toSorted((a, b) => a.position - b.position);
}
