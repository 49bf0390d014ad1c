import { Link } from 'react-router-dom';
import type { SetupChecklistQuery } from '../../../../../generated/graphql';
import { Grid, LoadingLines, Note, Row, Stack } from '../../../../../ui';
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
  /** In one line, without the words of each. */
  slim?: boolean;
  onFollow?: () => void;
}

/** The lines of the checklist, each with a link to its section. */
export function ChecklistLines({
  eventId,
  data,
  onlyOpen = false,
  slim = false,
  onFollow,
}: ChecklistLinesProps) {
  if (!data) return <LoadingLines rows={4} />;
  const lines = checklistOf(eventId, data);
  const shown = onlyOpen ? lines.filter(({ done }) => !done) : lines;
  const doneCount = lines.filter(({ done }) => done).length;
  const count = shown.length === 0 ? texts.ready : texts.done(doneCount, lines.length);
  if (slim) {
    return (
      <Row as="ul" wrap gap="md" lineGap={0}>
        <Note as="li" size="md">
          {count}
        </Note>
        {shown.map(({ name, label, to }) => (
          <li key={name}>
            <Row as={Link} to={to} tall onClick={onFollow}>
              {label}
            </Row>
          </li>
        ))}
      </Row>
    );
  }
  return (
    <Stack gap="sm">
      <Note size="md">{count}</Note>
      <Grid as="ul" column={230} gap="sm">
        {shown.map(({ name, ...line }) => (
          <StepLine key={name} {...line} onFollow={onFollow} />
        ))}
      </Grid>
      {onlyOpen && shown.length > 0 && <Note size="md">{texts.notReady}</Note>}
    </Stack>
  );
}
