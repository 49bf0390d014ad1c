import { Button } from 'antd';
import { FormError, Notice, Stack } from '../../../ui';
import { useRunImport } from '../hooks/useRunImport';
import type { StepProps } from '../lib/import-steps';
import { messages } from '../messages';
import { Actions } from './Actions';
import styles from './imports.module.css';

const texts = messages.failed;

/** Why a run failed, and how to go on. */
export function FailedStep({ found, onColumns, onOtherFile }: StepProps) {
  const { id, dryRun, partial, sendInvites, failure, fileKeptUntil } = found;
  const { start, loading, refusal } = useRunImport(id);
  return (
    <Stack gap="md" className={styles.feedback}>
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
