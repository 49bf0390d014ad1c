import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useDismissed } from '../../../../../data/settings/useDismissed';
import { useSetupChecklistQuery } from '../../../../../generated/hooks';
import { Row, SectionCard, Stack, Text } from '../../../../../ui';
import { checklistOf } from '../lib/checklist';
import { messages } from '../messages';
import { ChecklistLines } from './ChecklistLines';

const StatusDialog = lazy(() => import('./StatusDialog'));
const texts = messages.checklist;

/** The checklist of an event, until it is complete or dismissed, with the button to publish it at the end. For managers. */
export default function Checklist({ eventId }: { eventId: string }) {
  const [hidden, hide] = useDismissed(`event-checklist:${eventId}`);
  const [asking, setAsking] = useState(false);
  const { data } = useSetupChecklistQuery({ variables: { eventId } });
  // It only helps: what it needs may be missing for once.
  if (!data) return null;
  const { event } = data;
  const isDraft = event.status === 'DRAFT';
  const isComplete = checklistOf(eventId, data).every(({ done }) => done);
  if (event.status === 'ARCHIVED' || (!isDraft && (hidden || isComplete))) return null;
  return (
    <SectionCard
      title={isDraft ? texts.title : texts.titlePublished}
      extra={
        !isDraft && (
          <Button type="link" onClick={hide}>
            {texts.hide}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        <ChecklistLines eventId={eventId} data={data} onlyOpen slim />
        {isDraft && (
          <Row wrap gap="xs">
            <Button type="primary" onClick={() => setAsking(true)}>
              {messages.publish.act}
            </Button>
            {!isComplete && <Text tone="secondary">{texts.notReady}</Text>}
          </Row>
        )}
      </Stack>
      {asking && (
        <Suspense>
          <StatusDialog event={event} act="publish" onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </SectionCard>
  );
}
