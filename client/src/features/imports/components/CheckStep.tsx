import { Button, Switch } from 'antd';
import { useId, useState } from 'react';
import type { Import_ImportFragment } from '../../../generated/graphql';
import { FormError, Notice, Row, Stack, Text } from '../../../ui';
import { useImportUnknownValuesQuery } from '../../../generated/hooks';
import { useRunImport } from '../hooks/useRunImport';
import { correctionsOf, type Choices } from '../lib/corrections';
import type { StepProps } from '../lib/import-steps';
import { messages } from '../messages';
import { Actions } from './Actions';
import { ErrorTable } from './ErrorTable';
import { ImportCounts } from './ImportCounts';
import { UnknownValues } from './UnknownValues';
import styles from './imports.module.css';

const texts = messages.check;

function summaryOf({ status, dryRun, created, updated, unchanged, faulty }: Import_ImportFragment): string {
  if (status === 'REFUSED' && !dryRun) return texts.refused;
  if (faulty > 0) return created + updated + unchanged === 0 ? texts.allFaulty : texts.faulty(faulty);
  return created + updated === 0 ? texts.nothingNew : texts.perfect;
}

function InviteSwitch({ checked, onChange }: { checked: boolean; onChange: (on: boolean) => void }) {
  const id = useId();
  return (
    <Row gap="sm">
      <Switch id={id} checked={checked} onChange={onChange} aria-describedby={`${id}-hint`} />
      <Stack as="label" htmlFor={id}>
        {texts.invite}
        <Text id={`${id}-hint`} size="sm" tone="secondary">
          {texts.inviteHint}
        </Text>
      </Stack>
    </Row>
  );
}

/** The changes of an import and its faulty rows; from here it is committed. */
export default function CheckStep({ found, onColumns, onOtherFile }: StepProps) {
  const { id, kind, created, updated, faulty } = found;
  const { start, loading, refusal } = useRunImport(id);
  const { data } = useImportUnknownValuesQuery({ variables: { id } });
  const [choices, setChoices] = useState<Choices>(new Map());
  const [invite, setInvite] = useState(false);
  const unknown = data?.importUnknownValues ?? [];
  const isChosen = choices.size > 0;
  const changes = created + updated;
  const what = messages.kinds[kind].count(changes);
  const sendInvites = kind === 'ATTENDEES' && invite;
  const checkAgain = () =>
    start({ dryRun: true, partial: true, corrections: correctionsOf(unknown, choices) });
  const commit = () => start({ dryRun: false, partial: faulty > 0, sendInvites });
  return (
    <Stack gap="md" className={styles.feedback}>
      <Notice kind={faulty > 0 ? 'warning' : 'info'} title={texts.title}>
        {summaryOf(found)}
      </Notice>
      <ImportCounts found={found} label={messages.counts.label} />
      {unknown.map((field) => (
        <UnknownValues key={field.field} kind={kind} field={field} choices={choices} onChoose={setChoices} />
      ))}
      <FormError error={refusal} />
      {kind === 'ATTENDEES' && created > 0 && <InviteSwitch checked={invite} onChange={setInvite} />}
      <Actions before={<Button onClick={onColumns}>{texts.columns}</Button>}>
        {(faulty > 0 || changes === 0) && (
          <Button type={changes === 0 && !isChosen ? 'primary' : 'default'} onClick={onOtherFile}>
            {faulty > 0 ? texts.mended : messages.columns.otherFile}
          </Button>
        )}
        {isChosen && (
          <Button type="primary" loading={loading} onClick={() => void checkAgain()}>
            {messages.unknown.check(choices.size)}
          </Button>
        )}
        {changes > 0 && !isChosen && (
          <Button type="primary" loading={loading} onClick={() => void commit()}>
            {faulty > 0 ? texts.importGood(what) : texts.import(what)}
          </Button>
        )}
      </Actions>
      {faulty > 0 && <ErrorTable found={found} />}
    </Stack>
  );
}
