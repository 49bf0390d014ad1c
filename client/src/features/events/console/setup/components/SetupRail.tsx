import { useSetupChecklistQuery } from '../../../../../generated/hooks';
import type { SetupSection } from '../../../../../lib/paths';
import { Note, Pending, Row, Stack, useAtLeast } from '../../../../../ui';
import { checklistOf } from '../lib/checklist';
import { messages } from '../messages';
import { StepList, StepMenu } from './StepMenu';

const texts = messages.checklist;

interface SetupRailProps {
  eventId: string;
  /** The section that is open. */
  current: SetupSection;
}

/** The path through the setup: its sections and the steps on other pages, each with its state. For managers. */
export function SetupRail({ eventId, current }: SetupRailProps) {
  const { data, error, refetch } = useSetupChecklistQuery({ variables: { eventId } });
  const wide = useAtLeast('xl');
  if (!data) return <Pending error={error} refetch={refetch} rows={wide ? 9 : 1} />;
  const steps = checklistOf(eventId, data);
  const doneCount = steps.filter(({ done }) => done).length;
  const isReady = doneCount === steps.length;
  const count = <Note>{isReady ? texts.ready : texts.done(doneCount, steps.length)}</Note>;
  const path = { eventId, steps, current };
  return wide ? (
    <Stack gap="xs">
      {count}
      <StepList {...path} />
    </Stack>
  ) : (
    <Row wrap gap="xs" justify="between">
      <StepMenu {...path} />
      {count}
    </Row>
  );
}
