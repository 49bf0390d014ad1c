import { Button } from 'antd';
import { useState } from 'react';
import { FormError } from '../../../components/forms/FormError';
import { Notice } from '../../../components/Notice';
import type { Import_ImportFragment } from '../../../generated/graphql';
import { useRunImportMutation } from '../../../generated/hooks';
import { toAppError, type AppError } from '../../../lib/errors';
import { messages } from '../messages';
import styles from './Studio.module.css';

const texts = messages.failed;

interface FailedStepProps {
  found: Import_ImportFragment;
  onColumns: () => void;
  onOtherFile: () => void;
}

/** Why a run failed, and how to go on. */
export function FailedStep({ found, onColumns, onOtherFile }: FailedStepProps) {
  const { id, dryRun, partial, sendInvites, failure, fileKeptUntil } = found;
  const [run, { loading }] = useRunImportMutation();
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const again = () => {
    setRefusal(null);
    run({ variables: { input: { importId: id, dryRun, partial, sendInvites } } }).catch((caught: unknown) =>
      setRefusal(toAppError(caught)),
    );
  };
  return (
    <div className={styles.stack}>
      <div role="alert">
        <Notice kind="error" title={texts.title}>
          {failure ?? texts.lost} {!fileKeptUntil && texts.gone}
        </Notice>
      </div>
      <FormError error={refusal} />
      <div className={styles.actions}>
        {fileKeptUntil && <Button onClick={onColumns}>{messages.check.columns}</Button>}
        <Button type={fileKeptUntil ? 'default' : 'primary'} onClick={onOtherFile}>
          {messages.columns.otherFile}
        </Button>
        {fileKeptUntil && (
          <Button type="primary" loading={loading} onClick={again}>
            {texts.again}
          </Button>
        )}
      </div>
    </div>
  );
}
