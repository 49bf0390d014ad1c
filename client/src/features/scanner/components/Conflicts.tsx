import { fullName } from '../../../lib/format';
import { formatTime } from '../../../lib/time';
import { Panel, Row, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import type { ConflictGroup } from '../lib/conflict-groups';
import { messages } from '../messages';
import { QueueSection } from './QueuedEntries';
import styles from './scanner.module.css';

const texts = messages.queue;

/** Badges that were at two gates at about the same time, with who recorded it where. */
export const Conflicts = ({ groups, zone }: { groups: readonly ConflictGroup[]; zone: string }) => (
  <QueueSection title={texts.conflicts} text={texts.conflictsText} count={groups.length}>
    <Stack as="ul" gap="sm">
      {groups.map(({ attendee, entries }) => (
        <Panel as="li" key={attendee.id} pad="sm">
          <Text as="p" strong>
            {fullName(attendee)}
          </Text>
          {attendee.organization && (
            <Text as="p" size="sm" tone="secondary">
              {attendee.organization}
            </Text>
          )}
          <Stack as="ul" divided>
            {entries.map(({ id, at, gate, offline, recordedBy }) => (
              <Row as="li" key={id} gap="xs" align="start">
                <Text as="time" dateTime={at} figures strong={500} rigid className={styles.time}>
                  {formatTime(at, zone)}
                </Text>
                <Stack>
                  <p>{gate}</p>
                  <Text as="p" size="sm" tone="secondary">
                    {offline ? texts.offlineBy(recordedBy) : texts.onlineBy(recordedBy)}
                  </Text>
                </Stack>
              </Row>
            ))}
          </Stack>
        </Panel>
      ))}
    </Stack>
  </QueueSection>
);
