import { useEventZone } from '../../../hooks/useEventZone';
import { dayKey, formatTime } from '../../../lib/time';
import type { Span } from '../../../lib/timeline-layout';
import { Row, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useSchedulePage } from '../hooks/useSchedulePage';
import type { AgendaEntry } from '../lib/agenda-entries';
import { momentsOf } from '../lib/now-and-next';
import { messages } from '../messages';
import type { AgendaProps } from './AgendaWeek';
import { EntryTile, FreeTile } from './EntryTile';
import styles from './schedule.module.css';
import { SessionCard } from './SessionCard';

type Line = { startsAt: string; entry?: AgendaEntry; gap?: Span };

/** One day of the agenda in the order of time, with the free times in between. */
export function AgendaList({ gaps, now, onRemoveBusy }: AgendaProps) {
  const { agenda, dayParam } = useSchedulePage();
  const { entries } = agenda;
  const zone = useEventZone();
  const isOnDay = ({ startsAt }: Line) => dayKey(startsAt, zone) === dayParam.day;
  const lines: Line[] = [
    ...entries.map((entry) => ({ startsAt: entry.startsAt, entry })),
    ...gaps.map((gap) => ({ startsAt: gap.startsAt, gap })),
  ]
    .filter(isOnDay)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const moments = momentsOf(entries, now, zone);
  if (lines.length === 0)
    return (
      <Text as="p" tone="secondary" className={styles.none}>
        {messages.nothingPlanned}
      </Text>
    );
  return (
    <Stack as="ul" gap="xs">
      {lines.map(({ startsAt, entry, gap }) => (
        <Row as="li" key={entry?.id ?? startsAt} align="stretch">
          <Text tone="secondary" figures className={styles.time} aria-hidden>
            {formatTime(startsAt, zone)}
          </Text>
          {gap && <FreeTile gap={gap} />}
          {entry?.kind === 'session' && <SessionCard session={entry.session} moment={moments.get(entry)} />}
          {entry && entry.kind !== 'session' && (
            <EntryTile entry={entry} namesClashes onRemove={onRemoveBusy} />
          )}
        </Row>
      ))}
    </Stack>
  );
}
