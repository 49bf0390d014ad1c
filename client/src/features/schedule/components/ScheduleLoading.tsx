import { Row, SkeletonBlock, Stack, useAtLeast } from '../../../ui';
import { messages as shared } from '../../../ui/messages';
import styles from './schedule.module.css';

/** Cards in the places of a day's programme. */
export function ScheduleLoading() {
  const columns = useAtLeast('lg') ? [4, 3, 4] : [11];
  return (
    <Row as="output" gap={6} align="start" className={styles.loading} aria-label={shared.loading}>
      {columns.map((count, column) => (
        <Stack as="span" key={column} gap="lg" grow aria-hidden>
          {Array.from({ length: count }, (_, row) => (
            <SkeletonBlock key={row} height={110} />
          ))}
        </Stack>
      ))}
    </Row>
  );
}
