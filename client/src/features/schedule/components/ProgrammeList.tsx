import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import { formatTime } from '../../../lib/time';
import { Grid, Row, Stack, Text } from '../../../ui';
import { isSession, timeGroups, type TimeGroup } from '../lib/programme-rows';
import { messages } from '../messages';
import { EntryTile } from './EntryTile';
import type { ProgrammeProps } from './ProgrammeTimeline';
import { SessionCard } from './SessionCard';
import styles from './schedule.module.css';

const isOver = ({ items }: TimeGroup, now: Date): boolean =>
  items.every(({ endsAt }) => Date.parse(endsAt) <= now.getTime());

/** One day as a list in the order of time; what is over is folded away while something is still to come. */
export function ProgrammeList({ sessions, moments, ownEntries, now }: ProgrammeProps) {
  const zone = useEventZone();
  const [showsEarlier, setShowsEarlier] = useState(false);
  const groups = timeGroups(sessions, ownEntries);
  const over = groups.filter((group) => isOver(group, now));
  const canFold = over.length > 0 && over.length < groups.length;
  const earlierCount = over.reduce((sum, { items }) => sum + items.filter(isSession).length, 0);
  const shown = canFold && !showsEarlier ? groups.filter((group) => !isOver(group, now)) : groups;
  const nowIndex = canFold ? shown.findIndex(({ startsAt }) => Date.parse(startsAt) > now.getTime()) : -1;
  return (
    <Stack gap="md">
      {canFold && (
        <div>
          <Button
            icon={showsEarlier ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
            aria-expanded={showsEarlier}
            onClick={() => setShowsEarlier(!showsEarlier)}
          >
            {showsEarlier ? messages.hideEarlier : messages.earlier(earlierCount)}
          </Button>
        </div>
      )}
      {shown.map((group, index) => (
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
