import { Link, useLocation } from 'react-router-dom';
import { useSetupChecklistQuery } from '../../../../../generated/hooks';
import { paths } from '../../../../../lib/paths';
import { Note, Row, Text, useAtLeast } from '../../../../../ui';
import { checklistOf, IN_SETUP, isSetupPage, nextStep, PUBLISH, stepOfPage } from '../lib/checklist';
import { messages } from '../messages';
import styles from './Setup.module.css';
import { StepMenu } from './StepMenu';

const texts = messages.checklist;

/** On pages where steps of the setup are taken: which step this is, all others in a menu, and what comes next. For managers. */
export default function SetupLine({ eventId }: { eventId: string }) {
  const { pathname, search } = useLocation();
  const { data } = useSetupChecklistQuery({ variables: { eventId } });
  const wide = useAtLeast('md');
  if (!isSetupPage(pathname)) return null;
  const steps = data ? checklistOf(eventId, data) : [];
  const at = stepOfPage(pathname);
  // The result of an import has the button itself that invites its people.
  const next = nextStep(steps, at, search.includes('import=') ? undefined : pathname);
  const doneCount = steps.filter(({ done }) => done).length;
  const isReady = data?.event.status === 'DRAFT' && doneCount === steps.length;
  return (
    // Drawn before the answer, so that it does not push the page down.
    // What comes next stands apart from toasts.
    <Row
      as="nav"
      wrap
      gap="sm"
      lineGap={0}
      justify="between"
      tall
      className={styles.line}
      aria-label={texts.line}
    >
      {data && (
        <Row gap="sm">
          <StepMenu eventId={eventId} steps={steps} current={at} />
          {at && wide && <Note>{texts.done(doneCount, steps.length)}</Note>}
        </Row>
      )}
      {(next ?? isReady) && (
        <Row as={Link} tall to={next?.to ?? `${paths.setup(eventId)}?${PUBLISH}=1`} state={IN_SETUP}>
          <Text strong>{next?.words ?? texts.next(messages.publish.act)}</Text>
        </Row>
      )}
    </Row>
  );
}
