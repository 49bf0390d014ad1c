import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import { useMailsLeave } from '../../../data/event/useMailsLeave';
import type { Import_ImportFragment } from '../../../generated/graphql';
import { paths } from '../../../lib/paths';
import { LinkButton, Notice, Stack, useOverlay } from '../../../ui';
import { PlannedInvitations } from '../../attendees';
import type { StepProps } from '../lib/import-steps';
import { listOf } from '../lib/subjects';
import { messages } from '../messages';
import { Actions } from './Actions';
import { ErrorTable } from './ErrorTable';
import { ImportCounts } from './ImportCounts';
import { Warnings } from './Warnings';

const UndoDialog = lazy(() => import('./UndoDialog'));
const texts = messages.result;

function Summary({ found }: { found: Import_ImportFragment }) {
  const isDraft = useEventContext().event.status === 'DRAFT';
  const mailsLeave = useMailsLeave();
  const { kind, created, updated, unchanged, faulty, sendInvites, undo } = found;
  const invited = mailsLeave ? (isDraft ? texts.invitedLater : texts.invited) : texts.notMailed;
  if (found.status === 'UNDONE') {
    return (
      <Notice kind="info" title={texts.undone}>
        {undo && texts.undoneText(undo)}
      </Notice>
    );
  }
  const changes = created + updated;
  const ofKinds = found.companyKinds.map((one) => messages.companies[one.kind].count(one.count));
  const lines = [
    ...(ofKinds.length > 0 ? [`${ofKinds.join(', ')}.`] : []),
    texts.doneText(created, updated, unchanged),
    ...(faulty > 0 ? [texts.leftOut(faulty)] : []),
    ...(sendInvites && created > 0 ? [invited] : []),
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
  const navigate = useNavigate();
  // Who was added is not invited by that: it is what comes next.
  const isToInvite =
    kind === 'ATTENDEES' && status === 'COMMITTED' && found.created > 0 && !found.sendInvites;
  const lists =
    found.companyKinds.length > 0
      ? found.companyKinds.map((one) => ({
          to: paths.companies(eventId, one.kind),
          words: messages.companies[one.kind].seeAll,
        }))
      : [{ to: listOf[kind](eventId), words: messages.kinds[kind].seeAll }];
  return (
    <Stack gap="md">
      <output>
        <Summary found={found} />
      </output>
      <ImportCounts found={found} label={messages.counts.doneLabel} />
      {status === 'COMMITTED' && <Warnings found={found} />}
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
        {lists.map(({ to, words }, place) => (
          <LinkButton key={to} type={place === 0 && !isToInvite ? 'primary' : 'default'} to={to}>
            {words}
          </LinkButton>
        ))}
      </Actions>
      {/* It comes later than the page: above the buttons it would move them away from the pointer. */}
      {isToInvite && (
        <Suspense>
          <PlannedInvitations primary onInviting={() => void navigate(paths.attendees(eventId))} />
        </Suspense>
      )}
      {faulty > 0 && <ErrorTable found={found} />}
      {undo.value && status === 'COMMITTED' && (
        <Suspense>
          <UndoDialog found={found} onClose={undo.close} />
        </Suspense>
      )}
    </Stack>
  );
}
