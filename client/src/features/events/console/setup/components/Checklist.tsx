import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useDismissed } from '../../../../../data/useDismissed';
import { useSetupChecklistQuery } from '../../../../../generated/hooks';
import { Row, SectionCard, Stack, Text } from '../../../../../ui';
import { checklistOf } from '../lib/checklist';
import { messages } from '../messages';
import { ChecklistLines } from './ChecklistLines';

const StatusDialog = lazy(() => import('./StatusDialog'));
const texts = messages.checklist;

/** What the event lacks, until it is complete or put away, with the way to publish it at the end. For managers. */
export default function Checklist({ eventId }: { eventId: string }) {
  const [hidden, hide] = useDismissed(`event-checklist:${eventId}`);
  const [asking, setAsking] = useState(false);
  const { data, error } = useSetupChecklistQuery({ variables: { eventId } });
  const event = data?.event;
  const isDraft = event?.status === 'DRAFT';
  const isComplete = data && checklistOf(eventId, data).every(({ done }) => done);
  // It only helps: what it needs may be missing for once.
  if ((error && !data) || event?.status === 'ARCHIVED') return null;
  if (!isDraft && (hidden || isComplete || !data)) return null;
  return (
    <SectionCard
      title={isDraft || !data ? texts.title : texts.titlePublished}
      extra={
        !isDraft && (
          <Button type="link" onClick={hide}>
            {texts.hide}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        <ChecklistLines eventId={eventId} data={data} onlyOpen={!isDraft} />
        {isDraft && (
          <Row wrap gap="xs">
            <Button type="primary" onClick={() => setAsking(true)}>
              {messages.publish.act}
            </Button>
            {!isComplete && <Text tone="secondary">{texts.notReady}</Text>}
          </Row>
        )}
      </Stack>
      {asking && event && (
        <Suspense>
          <StatusDialog event={event} act="publish" onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </SectionCard>
  );
}
