import type { MeetingChoicesQuery } from '../../../generated/graphql';
import { messages } from '../messages';
import { nameOfOther } from './meeting-label';

type Busy = MeetingChoicesQuery['meetingOptions']['busy'][number];
export type Plan = MeetingChoicesQuery['agenda'][number];

/** A pending request takes no time. */
const takesTime = ({ meeting }: Plan): boolean => !meeting || meeting.status === 'ACTIVE';

function planLabel({ activity, meeting, busyTime }: Plan): string {
  const { busy } = messages.request;
  if (activity) return busy.session(activity.title);
  if (meeting) return busy.meeting(nameOfOther(meeting));
  return busyTime?.note ? busy.own(busyTime.note) : busy.you;
}

/** The owner of a busy time, and its reason if it is the viewer's: the server reveals no more of the other person. */
export function busyLabel(time: Busy, agenda: readonly Plan[], otherName: string): string {
  if (time.whose === 'OTHER') return messages.request.busy.other(otherName);
  const plan = agenda.find(
    (item) => takesTime(item) && item.startsAt < time.endsAt && item.endsAt > time.startsAt,
  );
  return plan ? planLabel(plan) : messages.request.busy.you;
}
