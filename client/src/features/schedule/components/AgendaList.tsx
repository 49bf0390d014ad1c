import { useEventZone } from '../../../hooks/useEventZone';
import { dayKey, formatTime } from '../../../lib/time';
import type { Span } from '../../../lib/timeline-layout';
import type { AgendaEntry } from '../lib/agenda-entries';
import { momentsOf } from '../lib/now-and-next';
import { toneOf } from '../lib/track-tones';
import { messages } from '../messages';
import styles from './AgendaList.module.css';
import type { AgendaProps } from './AgendaWeek';
import { EntryTile } from './EntryTile';
import { FreeTile } from './FreeTile';
import { SessionCard } from './SessionCard';

type Line = { startsAt: string; entry?: AgendaEntry; gap?: Span };

/** One day of the agenda in the order of time, with the free times in between. */
export function AgendaList({ day, ...props }: AgendaProps & { day: string }) {
  const { tracks, entries, gaps, now, onRemoveBusy } = props;
  const zone = useEventZone();
  const isOnDay = ({ startsAt }: Line) => dayKey(startsAt, zone) === day;
  const lines: Line[] = [
    ...entries.map((entry) => ({ startsAt: entry.startsAt, entry })),
    ...gaps.map((gap) => ({ startsAt: gap.startsAt, gap })),
  ]
    .filter(isOnDay)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const moments = momentsOf(entries, now, zone);
  if (lines.length === 0) return <p className={styles.none}>{messages.nothingPlanned}</p>;
  return (
    <ul className={styles.list}>
      {lines.map(({ startsAt, entry, gap }) => (
        <li key={entry?.id ?? startsAt} className={styles.line}>
          <span className={styles.time} aria-hidden>
            {formatTime(startsAt, zone)}
          </span>
          {gap && <FreeTile gap={gap} />}
          {entry?.kind === 'session' && (
            <SessionCard
              session={entry.session}
              moment={moments.get(entry)}
              tone={toneOf(entry.session.track, tracks)}
              entries={entries}
            />
          )}
          {entry && entry.kind !== 'session' && (
            <EntryTile entry={entry} entries={entries} onRemove={onRemoveBusy} />
          )}
        </li>
      ))}
    </ul>
  );
}
