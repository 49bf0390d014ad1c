import { lazy, Suspense } from 'react';
import { Notice } from '../Notice';
import styles from './Forms.module.css';
import { messages } from './messages';
import type { StaleEdit } from './useStaleEdit';

/** Rarely needed: two people edited the same thing at once. */
const StaleEditChoice = lazy(() => import('./StaleEditChoice'));

interface StaleEditNoticeProps {
  edit: Pick<StaleEdit, 'conflicts' | 'mergedQuietly' | 'choose'>;
  /** Says that changes of others were taken over. */
  merged?: string;
}

/** Above a form whose save came too late: what was taken over, or the versions to choose from. */
export function StaleEditNotice({ edit, merged = messages.staleMerged }: StaleEditNoticeProps) {
  return (
    <>
      {edit.mergedQuietly && <Notice className={styles.error} kind="info" title={merged} />}
      {edit.conflicts && (
        <Suspense>
          <StaleEditChoice fields={edit.conflicts} onChoose={edit.choose} />
        </Suspense>
      )}
    </>
  );
}
