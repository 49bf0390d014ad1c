import type { SetupChecklistQuery } from '../../../../../generated/graphql';
import { Grid, LoadingLines, Note, Stack } from '../../../../../ui';
import { StepLine } from '../../../components/StepLine';
import { checklistOf } from '../lib/checklist';
import { messages } from '../messages';

const texts = messages.checklist;

interface ChecklistLinesProps {
  eventId: string;
  /** Undefined while it loads. */
  data: SetupChecklistQuery | undefined;
  onFollow: () => void;
}

/** What is still to do, each with a link to where. */
export function ChecklistLines({ eventId, data, onFollow }: ChecklistLinesProps) {
  if (!data) return <LoadingLines rows={4} />;
  const lines = checklistOf(eventId, data);
  const shown = lines.filter(({ done }) => !done);
  const count = shown.length === 0 ? texts.ready : texts.done(lines.length - shown.length, lines.length);
  return (
    <Stack gap="sm">
      <Note size="md">{count}</Note>
      <Grid as="ul" column={230} gap="sm">
        {shown.map(({ name, ...line }) => (
          <StepLine key={name} {...line} onFollow={onFollow} />
        ))}
      </Grid>
      {shown.length > 0 && <Note size="md">{texts.notReady}</Note>}
    </Stack>
  );
}
