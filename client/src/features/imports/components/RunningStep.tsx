import type { Import_ImportFragment } from '../../../generated/graphql';
import { JobProgress, Note, SectionCard, Stack } from '../../../ui';
import { messages } from '../messages';
import styles from './imports.module.css';

const texts = messages.running;

function labelOf({ status, phase, dryRun, queuePosition, fileName }: Import_ImportFragment): string {
  if (status === 'QUEUED' && queuePosition !== null) return texts.waits(queuePosition);
  if (phase === 'WRITING') return dryRun ? texts.comparing : texts.writing;
  return dryRun ? texts.checking(fileName) : texts.importing(fileName);
}

/** How far a run is; it goes on when the page is left. */
export function RunningStep({ found }: { found: Import_ImportFragment }) {
  const isReading = found.phase === 'READING' && found.rows > 0;
  return (
    <SectionCard title={found.dryRun ? messages.steps.check : messages.steps.result}>
      <Stack gap="md">
        <JobProgress
          label={labelOf(found)}
          done={found.rows}
          total={isReading ? found.totalRows : null}
          status="running"
        />
        <Note size="md" className={styles.text}>
          {texts.leave}
        </Note>
      </Stack>
    </SectionCard>
  );
}
