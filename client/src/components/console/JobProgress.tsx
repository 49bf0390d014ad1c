import { useId } from 'react';
import styles from './JobProgress.module.css';
import { messages } from './messages';

interface JobProgressProps {
  /** The present work: "Inviting 420 people". */
  label: string;
  done: number;
  /** Null while it is not known. */
  total: number | null;
  status: 'running' | 'done' | 'failed';
}

/** How far long work has come. The work goes on when the page is left. */
export function JobProgress({ label, done, total, status }: JobProgressProps) {
  const id = useId();
  const words =
    status === 'running'
      ? total !== null && messages.progressOf(done, total)
      : status === 'done'
        ? messages.finished
        : messages.failed;
  return (
    <div className={styles.job} data-status={status}>
      <div className={styles.line}>
        <span id={id}>{label}</span>
        <output className={styles.words}>{words}</output>
      </div>
      <progress
        className={styles.bar}
        aria-labelledby={id}
        max={total ?? undefined}
        value={status === 'done' ? (total ?? 1) : total === null ? undefined : done}
      />
    </div>
  );
}
