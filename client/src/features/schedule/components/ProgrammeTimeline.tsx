import { useEventZone } from '../../../data/event/useEventZone';
import { hourRange } from '../../../lib/timeline-layout';
import { Timeline } from '../../../ui';
import { useSchedulePage } from '../hooks/useSchedulePage';
import type { Session } from '../lib/agenda-entries';
import type { Moment } from '../lib/now-and-next';
import { MINE_ROW, OTHER_ROW, programmeItems, type OtherEntry } from '../lib/programme-rows';
import { toneOf } from '../lib/schedule-filter';
import { messages } from '../messages';
import { EntryTile } from './EntryTile';
import { SessionCard } from './SessionCard';
import { TrackMark } from './TrackMark';

export interface ProgrammeProps {
  sessions: readonly Session[];
  moments: Map<Session, Moment>;
  /** The viewer's meetings and busy times of the day. */
  ownEntries: readonly OtherEntry[];
  now: Date;
}

/** One day with its tracks side by side and the viewer's own meetings beside them. */
export function ProgrammeTimeline({ sessions, moments, ownEntries, now }: ProgrammeProps) {
  const { tracks } = useSchedulePage();
  const zone = useEventZone();
  const items = programmeItems(sessions, ownEntries);
  const used = new Set(items.map(({ row }) => row));
  const shown = tracks.filter((track) => used.has(track));
  const rows = shown.map((track) => ({
    key: track,
    name: track,
    head: <TrackMark track={track} tone={toneOf(track, tracks)} />,
  }));
  const more = [
    ...(used.has(OTHER_ROW) || shown.length === 0 ? [{ key: OTHER_ROW, name: messages.otherTrack }] : []),
    ...(used.has(MINE_ROW) ? [{ key: MINE_ROW, name: messages.myMeetings }] : []),
  ];
  const range = hourRange(items, zone);
  if (!range) return null;
  return (
    <Timeline
      label={messages.programme}
      rows={[...rows, ...more]}
      items={items}
      {...range}
      zone={zone}
      now={now}
      minuteSize={3.1}
      // Below the bar of the event and the days.
      top={121}
      renderItem={({ session, entry }) =>
        session ? (
          <SessionCard session={session} moment={moments.get(session)} isTile />
        ) : (
          entry && <EntryTile entry={entry} isTile />
        )
      }
    />
  );
}
