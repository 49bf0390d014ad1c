import { pairKey } from './candidates';
import { countGranted } from './granted';
import type { Timetable } from './timetable';
import { FREE } from './timetable';
import type { DraftMeeting, MeetingPlace, TimetableMeasures } from './timetable.types';

/** Gives each meeting a pod of its class: first those that keep their place, then the others in any order. */
const assignPods = ({ problem, timeOf, classOf, lists }: Timetable): Int32Array => {
  const { input, classes, pairs, times, publishedTime, publishedPod, classOfPod } = problem;
  const isTaken = input.pods.map(({ blocked }) => blocked.slice());
  const podOf = new Int32Array(pairs).fill(-1);
  for (const { pod, time } of input.fixed) if (pod !== null) isTaken[pod]![time] = 1;
  for (let time = 0; time < times; time++) {
    const take = (meeting: number, pod: number) => {
      podOf[meeting] = pod;
      isTaken[pod]![time] = 1;
    };
    const meetings = lists[time]!.toSorted((one, other) => one - other);
    for (const meeting of meetings) {
      const pod = publishedPod[meeting]!;
      const keeps = publishedTime[meeting] === timeOf[meeting] && classOfPod[pod] === classOf[meeting];
      if (keeps && !isTaken[pod]![time]) take(meeting, pod);
    }
    for (const meeting of meetings)
      if (podOf[meeting]! < 0)
        take(
          meeting,
          classes[classOf[meeting]!]!.pods.find((pod) => !isTaken[pod]![time])!,
        );
  }
  return podOf;
};

/** The meetings of a timetable, and how they differ from those that were published. */
export const toMeetings = (timetable: Timetable): DraftMeeting[] => {
  const { input, pairs, one, other } = timetable.problem;
  const people = input.people.length;
  const held = new Set(input.fixed.map((meeting) => pairKey(meeting.one, meeting.other, people)));
  const published = new Map<number, MeetingPlace>();
  for (const meeting of input.published) {
    const key = pairKey(meeting.one, meeting.other, people);
    if (!held.has(key)) published.set(key, meeting);
  }
  const podOf = assignPods(timetable);
  const meetings: DraftMeeting[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const time = timetable.timeOf[pair]!;
    if (time < 0) continue;
    const key = pairKey(one[pair]!, other[pair]!, people);
    const before = published.get(key);
    published.delete(key);
    const place = { one: one[pair]!, other: other[pair]!, time, pod: podOf[pair]! };
    if (!before) meetings.push({ ...place, change: 'ADDED' });
    else if (before.time === place.time && before.pod === place.pod)
      meetings.push({ ...place, change: 'KEPT' });
    else meetings.push({ ...place, change: 'MOVED', before: { time: before.time, pod: before.pod } });
  }
  for (const meeting of published.values()) meetings.push({ ...meeting, change: 'DROPPED' });
  return meetings;
};

const idleOf = ({ at, problem }: Timetable): number => {
  const { people, times, dayOf } = problem;
  let idle = 0;
  for (let person = 0; person < people; person++) {
    let [day, waiting] = [-1, 0];
    for (let time = 0; time < times; time++) {
      const meeting = at[person * times + time]!;
      if (meeting >= 0) {
        if (dayOf[time] === day) idle += waiting;
        [day, waiting] = [dayOf[time]!, 0];
      } else if (meeting === FREE) waiting += 1;
    }
  }
  return idle;
};

export const measureTimetable = (timetable: Timetable): TimetableMeasures => {
  const { input, pairs, one, other, people, nobody } = timetable.problem;
  const held: { one: number; other: number }[] = [...input.fixed];
  for (let pair = 0; pair < pairs; pair++)
    if (timetable.timeOf[pair]! >= 0) held.push({ one: one[pair]!, other: other[pair]! });
  const measures = { promisedMissing: 0, withoutMeeting: 0, value: timetable.value };
  for (let person = 0; person < people; person++) {
    const count = timetable.count[person]!;
    measures.promisedMissing += Math.max(input.people[person]!.min - count, 0);
    if (count === 0 && nobody[person]! > 0) measures.withoutMeeting += 1;
  }
  return { ...countGranted(input, held), ...measures, meetings: held.length, idle: idleOf(timetable) };
};
