import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import type { Import_ImportFragment } from '../../../generated/graphql';
import { LinkButton, Notice, Stack, useOverlay } from '../../../ui';
import type { StepProps } from '../lib/import-steps';
import { listOf } from '../lib/subjects';
import { messages } from '../messages';
import { Actions } from './Actions';
import { ErrorTable } from './ErrorTable';
import { ImportCounts } from './ImportCounts';

const UndoDialog = lazy(() => import('./UndoDialog'));
const texts = messages.result;

function Summary({ found }: { found: Import_ImportFragment }) {
  const { kind, created, updated, unchanged, faulty, sendInvites, undo } = found;
  if (found.status === 'UNDONE') {
    return (
      <Notice kind="info" title={texts.undone}>
        {undo && texts.undoneText(undo)}
      </Notice>
    );
  }
  const changes = created + updated;
  const lines = [
    texts.doneText(created, updated, unchanged),
    ...(faulty > 0 ? [texts.leftOut(faulty)] : []),
    ...(sendInvites && created > 0 ? [texts.invited] : []),
  ];
  return (
    <Notice
      kind="success"
      title={changes > 0 ? texts.done(messages.kinds[kind].count(changes)) : texts.nothing}
    >
      {lines.join(' ')}
    </Notice>
  );
}

/** The changes that an import has made, with the way to undo it. */
export default function ResultStep({ found, onOtherFile }: StepProps) {
  const { eventId, kind, status, faulty } = found;
  const undo = useOverlay('undo');
  return (
    <Stack gap="md">
      <output>
        <Summary found={found} />
      </output>
      <ImportCounts found={found} label={messages.counts.doneLabel} />
      <Actions
        before={
          status === 'COMMITTED' && (
            <Button danger icon={<UndoOutlined aria-hidden />} onClick={() => undo.open('1')}>
              {texts.undo}
            </Button>
          )
        }
      >
        <Button onClick={onOtherFile}>{texts.another}</Button>
        <LinkButton type="primary" to={listOf[kind](eventId)}>
          {messages.kinds[kind].seeAll}
        </LinkButton>
      </Actions>
      {faulty > 0 && <ErrorTable found={found} />}
      {undo.value && status === 'COMMITTED' && (
        <Suspense>
          <UndoDialog found={found} onClose={undo.close} />
        </Suspense>
      )}
    </Stack>
  );
}
