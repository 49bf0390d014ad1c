import { useEventZone } from '../../../data/event/useEventZone';
import { formatTime } from '../../../lib/time';
import { Grid, Row, Stack, Text } from '../../../ui';
import { isSession, timeGroups } from '../lib/programme-rows';
import { messages } from '../messages';
import { EntryTile } from './EntryTile';
import type { ProgrammeProps } from './ProgrammeTimeline';
import { SessionCard } from './SessionCard';
import styles from './schedule.module.css';

interface ProgrammeListProps extends ProgrammeProps {
  /** Some of the day is over, and some is to come. */
  isUnderWay: boolean;
}

/** One day as a list in the order of time, with a line of now while it is under way. */
export function ProgrammeList({ sessions, moments, ownEntries, now, isUnderWay }: ProgrammeListProps) {
  const zone = useEventZone();
  const groups = timeGroups(sessions, ownEntries);
  const nowIndex = isUnderWay ? groups.findIndex(({ startsAt }) => Date.parse(startsAt) > now.getTime()) : -1;
  return (
    <Stack gap="md">
      {groups.map((group, index) => (
        <Stack as="section" key={group.startsAt} gap="xs" aria-labelledby={`at-${group.startsAt}`}>
          {index === nowIndex && (
            <Text as={Row} size="note" tone="error" strong gap="xs" className={styles.now}>
              {messages.nowAt(formatTime(now.toISOString(), zone))}
            </Text>
          )}
          <Text as="h2" size="md" strong figures id={`at-${group.startsAt}`}>
            {formatTime(group.startsAt, zone)}
          </Text>
          <Grid as="ul" column={360} gap="xs">
            {group.items.map((item) => (
              <Row as="li" key={item.id} align="stretch">
                {isSession(item) ? (
                  <SessionCard session={item} moment={moments.get(item)} heading="h3" />
                ) : (
                  <EntryTile entry={item} />
                )}
              </Row>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}
