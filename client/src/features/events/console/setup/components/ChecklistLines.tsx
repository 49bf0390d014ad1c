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
  /** Only what is still to do. */
  onlyOpen?: boolean;
  onFollow?: () => void;
}

/** What an event needs, each line leading to where it is done. */
export function ChecklistLines({ eventId, data, onlyOpen = false, onFollow }: ChecklistLinesProps) {
  if (!data) return <LoadingLines rows={4} />;
  const lines = checklistOf(eventId, data);
  const shown = onlyOpen ? lines.filter(({ done }) => !done) : lines;
  const doneCount = lines.filter(({ done }) => done).length;
  return (
    <Stack gap="sm">
      <Note size="md">{shown.length === 0 ? texts.ready : texts.done(doneCount, lines.length)}</Note>
      <Grid as="ul" column={230} gap="sm">
        {shown.map(({ name, ...line }) => (
          <StepLine key={name} {...line} onFollow={onFollow} />
        ))}
      </Grid>
      {onlyOpen && shown.length > 0 && <Note size="md">{texts.notReady}</Note>}
    </Stack>
  );
}
