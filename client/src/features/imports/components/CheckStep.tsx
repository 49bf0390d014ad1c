import { Button, Switch } from 'antd';
import { useId, useState } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { useMailsLeave } from '../../../data/event/useMailsLeave';
import type { Import_ImportFragment } from '../../../generated/graphql';
import { FormError, Notice, Row, Stack, Text } from '../../../ui';
import { useImportUnknownValuesQuery } from '../../../generated/hooks';
import { useRunImport } from '../hooks/useRunImport';
import { correctionsOf, withCell, type Cells, type Choices } from '../lib/corrections';
import type { StepProps } from '../lib/import-steps';
import { messages } from '../messages';
import { Actions } from './Actions';
import { ErrorTable } from './ErrorTable';
import { ImportCounts } from './ImportCounts';
import { UnknownValues } from './UnknownValues';
import { Warnings } from './Warnings';
import styles from './imports.module.css';

const texts = messages.check;

function summaryOf(found: Import_ImportFragment, open: number): string {
  const { status, dryRun, created, updated, unchanged, faulty } = found;
  if (status === 'REFUSED' && !dryRun) return texts.refused;
  if (open > 0) return texts.unknown(faulty);
  if (faulty > 0) return created + updated + unchanged === 0 ? texts.allFaulty : texts.faulty(faulty);
  return created + updated === 0 ? texts.nothingNew : texts.perfect;
}

function InviteSwitch({ checked, onChange }: { checked: boolean; onChange: (on: boolean) => void }) {
  const id = useId();
  const isDraft = useEventContext().event.status === 'DRAFT';
  const mailsLeave = useMailsLeave();
  const hint = mailsLeave ? isDraft && texts.inviteDraft : texts.noMailServer;
  return (
    <Row gap="sm">
      <Switch
        id={id}
        checked={checked}
        onChange={onChange}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <Stack as="label" htmlFor={id}>
        {mailsLeave ? texts.invite : texts.inviteUnmailed}
        {hint && (
          <Text id={`${id}-hint`} size="sm" tone="secondary">
            {hint}
          </Text>
        )}
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
  const [cells, setCells] = useState<Cells>(new Map());
  const [invite, setInvite] = useState(false);
  const unknown = data?.importUnknownValues ?? [];
  const open = unknown.flatMap(({ values }) =>
    faulty > 0 ? values.filter(({ action }) => !action) : [],
  ).length;
  const toCheck = choices.size + cells.size;
  const isChosen = toCheck > 0;
  const changes = created + updated;
  const what = messages.kinds[kind].count(changes);
  const sendInvites = kind === 'ATTENDEES' && invite;
  const checkAgain = () =>
    start({
      dryRun: true,
      partial: true,
      corrections: correctionsOf(unknown, choices),
      cells: [...cells.values()],
    });
  const commit = () => start({ dryRun: false, partial: faulty > 0, sendInvites });
  const values = unknown.map((field) => (
    <UnknownValues key={field.field} kind={kind} field={field} choices={choices} onChoose={setChoices} />
  ));
  return (
    <Stack gap="md" className={styles.feedback}>
      <Notice kind={faulty > 0 ? 'warning' : 'info'} title={texts.title}>
        {summaryOf(found, open)}
      </Notice>
      <ImportCounts found={found} label={messages.counts.label} />
      <Warnings found={found} />
      {open > 0 && values}
      <FormError error={refusal} />
      {kind === 'ATTENDEES' && created > 0 && !isChosen && (
        <InviteSwitch checked={invite} onChange={setInvite} />
      )}
      <Actions before={<Button onClick={onColumns}>{texts.columns}</Button>}>
        {(faulty > 0 || changes === 0) && (
          <Button type={changes === 0 && !isChosen ? 'primary' : 'default'} onClick={onOtherFile}>
            {faulty > 0 ? texts.corrected : messages.columns.otherFile}
          </Button>
        )}
        {isChosen && (
          <Button type="primary" loading={loading} onClick={() => void checkAgain()}>
            {texts.again(toCheck)}
          </Button>
        )}
        {changes > 0 && !isChosen && (
          <Button type={open > 0 ? 'default' : 'primary'} loading={loading} onClick={() => void commit()}>
            {faulty > 0 ? texts.importGood(what) : texts.import(what)}
          </Button>
        )}
      </Actions>
      {open === 0 && values}
      {faulty > 0 && (
        <ErrorTable
          found={found}
          cells={cells}
          onMend={(cell, before) => setCells((known) => withCell(known, cell, before))}
        />
      )}
    </Stack>
  );
}
