import { useId } from 'react';
import { Row, Stack } from '../Stack';
import { Text } from '../Text';
import styles from './console.module.css';
import { messages } from './messages';

interface JobProgressProps {
  /** The present work: "Inviting 420 people". */
  label: string;
  done: number;
  /** Null while it is not known. */
  total: number | null;
  /** Says how far it is, in place of the numbers. */
  words?: string;
  status: 'running' | 'done' | 'failed';
}

/** How far long work has come. The work goes on when the page is left. */
export function JobProgress({ label, done, total, words, status }: JobProgressProps) {
  const id = useId();
  const progress =
    status === 'running'
      ? (words ?? (total !== null && messages.progressOf(done, total)))
      : status === 'done'
        ? messages.finished
        : messages.failed;
  return (
    <Stack gap="xxs">
      <Row wrap justify="between" gap="md" style={{ rowGap: 0 }}>
        <span id={id}>{label}</span>
        <Text as="output" tone={status === 'failed' ? 'error' : 'secondary'} figures>
          {progress}
        </Text>
      </Row>
      <progress
        className={styles.progress}
        data-status={status}
        aria-labelledby={id}
        max={total ?? undefined}
        value={status === 'done' ? (total ?? 1) : total === null ? undefined : done}
      />
    </Stack>
  );
}
