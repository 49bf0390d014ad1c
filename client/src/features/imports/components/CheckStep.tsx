import { Button, Switch } from 'antd';
import { useId, useState } from 'react';
import { FormError } from '../../../components/forms/FormError';
import { Notice } from '../../../components/Notice';
import type { Import_ImportFragment } from '../../../generated/graphql';
import { useRunImportMutation } from '../../../generated/hooks';
import { toAppError, type AppError } from '../../../lib/errors';
import { messages } from '../messages';
import { ErrorTable } from './ErrorTable';
import { ImportCounts } from './ImportCounts';
import styles from './Studio.module.css';

const texts = messages.check;

function summaryOf({ status, dryRun, created, updated, unchanged, faulty }: Import_ImportFragment): string {
  if (status === 'REFUSED' && !dryRun) return texts.refused;
  if (faulty > 0) return created + updated + unchanged === 0 ? texts.allFaulty : texts.faulty(faulty);
  return created + updated === 0 ? texts.nothingNew : texts.perfect;
}

function InviteSwitch({ checked, onChange }: { checked: boolean; onChange: (on: boolean) => void }) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <Switch id={id} checked={checked} onChange={onChange} aria-describedby={`${id}-hint`} />
      <label htmlFor={id}>
        {texts.invite}
        <span id={`${id}-hint`} className={styles.hint}>
          {texts.inviteHint}
        </span>
      </label>
    </div>
  );
}

interface CheckStepProps {
  found: Import_ImportFragment;
  onColumns: () => void;
  onOtherFile: () => void;
}

/** The changes of an import and its faulty rows; from here it is committed. */
export function CheckStep({ found, onColumns, onOtherFile }: CheckStepProps) {
  const [run, { loading }] = useRunImportMutation();
  const [invite, setInvite] = useState(false);
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const { id, kind, created, updated, faulty } = found;
  const changes = created + updated;
  const what = messages.kinds[kind].count(changes);
  const commit = async () => {
    setRefusal(null);
    try {
      const sendInvites = kind === 'ATTENDEES' && invite;
      await run({ variables: { input: { importId: id, dryRun: false, partial: faulty > 0, sendInvites } } });
    } catch (caught) {
      setRefusal(toAppError(caught));
    }
  };
  return (
    <div className={styles.stack}>
      <Notice kind={faulty > 0 ? 'warning' : 'info'} title={texts.title}>
        {summaryOf(found)}
      </Notice>
      <ImportCounts found={found} label={messages.counts.label} />
      <FormError error={refusal} />
      {kind === 'ATTENDEES' && created > 0 && <InviteSwitch checked={invite} onChange={setInvite} />}
      <div className={styles.actions}>
        <Button onClick={onColumns}>{texts.columns}</Button>
        <span className={styles.grow} />
        {(faulty > 0 || changes === 0) && (
          <Button type={changes === 0 ? 'primary' : 'default'} onClick={onOtherFile}>
            {faulty > 0 ? texts.mended : messages.columns.otherFile}
          </Button>
        )}
        {changes > 0 && (
          <Button type="primary" loading={loading} onClick={() => void commit()}>
            {faulty > 0 ? texts.importGood(what) : texts.import(what)}
          </Button>
        )}
      </div>
      {faulty > 0 && <ErrorTable found={found} />}
    </div>
  );
}
