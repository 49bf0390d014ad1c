import { Button } from 'antd';
import type { Import_ImportFragment } from '../../../generated/graphql';
import { FormError, Notice, Stack } from '../../../ui';
import { useRunImport } from '../hooks/useRunImport';
import { messages } from '../messages';
import { Actions } from './Actions';
import styles from './imports.module.css';

const texts = messages.failed;

interface FailedStepProps {
  found: Import_ImportFragment;
  onColumns: () => void;
  onOtherFile: () => void;
}

/** Why a run failed, and how to go on. */
export function FailedStep({ found, onColumns, onOtherFile }: FailedStepProps) {
  const { id, dryRun, partial, sendInvites, failure, fileKeptUntil } = found;
  const { start, loading, refusal } = useRunImport(id);
  return (
    <Stack gap="md" className={styles.said}>
      <div role="alert">
        <Notice kind="error" title={texts.title}>
          {failure ?? texts.lost} {!fileKeptUntil && texts.gone}
        </Notice>
      </div>
      <FormError error={refusal} />
      <Actions>
        {fileKeptUntil && <Button onClick={onColumns}>{messages.check.columns}</Button>}
        <Button type={fileKeptUntil ? 'default' : 'primary'} onClick={onOtherFile}>
          {messages.columns.otherFile}
        </Button>
        {fileKeptUntil && (
          <Button
            type="primary"
            loading={loading}
            onClick={() => void start({ dryRun, partial, sendInvites })}
          >
            {texts.again}
          </Button>
        )}
      </Actions>
    </Stack>
  );
}
