import type {
  AgendaMeeting_MeetingFragment,
  AgendaQuery,
  BusyTime_OwnBusyTimeFragment,
  SessionCard_ActivityFragment,
} from '../../../generated/graphql';
import { overlaps, type Span } from '../../../lib/timeline-layout';

export type Session = SessionCard_ActivityFragment;

interface EntryBase extends Span {
  id: string;
}

/** One thing in the viewer's agenda. */
export type AgendaEntry =
  | (EntryBase & { kind: 'session'; session: Session })
  | (EntryBase & { kind: 'meeting'; meeting: AgendaMeeting_MeetingFragment })
  | (EntryBase & { kind: 'busy'; busyTime: BusyTime_OwnBusyTimeFragment });

export const byTime = (one: EntryBase, other: EntryBase): number =>
  Date.parse(one.startsAt) - Date.parse(other.startsAt) ||
  Date.parse(one.endsAt) - Date.parse(other.endsAt) ||
  one.id.localeCompare(other.id);

function toEntry({ activity, meeting, busyTime }: AgendaQuery['agenda'][number]): AgendaEntry | null {
  if (activity) return { kind: 'session', session: activity, ...spanOf(activity) };
  if (meeting) return { kind: 'meeting', meeting, ...spanOf(meeting) };
  return busyTime ? { kind: 'busy', busyTime, ...spanOf(busyTime) } : null;
}

const spanOf = ({ id, startsAt, endsAt }: EntryBase): EntryBase => ({ id, startsAt, endsAt });

/** The agenda in the order of time. Times come from the things themselves, which stay current when they move. */
export const agendaEntries = (agenda: AgendaQuery['agenda']): AgendaEntry[] =>
  agenda
    .map(toEntry)
    .filter((entry) => entry !== null)
    .filter((entry) => entry.kind !== 'meeting' || entry.meeting.status !== 'REJECTED')
    .sort(byTime);

/** The entries of the agenda at the same time; an entry does not clash with itself. */
export const clashesWith = (candidate: EntryBase, entries: readonly AgendaEntry[]): AgendaEntry[] =>
  entries.filter((entry) => entry.id !== candidate.id && overlaps(entry, candidate));
