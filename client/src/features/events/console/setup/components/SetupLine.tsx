import { Link, useLocation } from 'react-router-dom';
import { useSetupChecklistQuery } from '../../../../../generated/hooks';
import { paths } from '../../../../../lib/paths';
import { Row, Text } from '../../../../../ui';
import { checklistOf, nextStep, PUBLISH, stepOfPage } from '../lib/checklist';
import { messages } from '../messages';
import styles from './Setup.module.css';

const texts = messages.checklist;

/** On pages where steps of the setup are taken, how far the event is and what comes next. For managers, while it is a draft. */
export default function SetupLine({ eventId }: { eventId: string }) {
  const { pathname } = useLocation();
  const { data } = useSetupChecklistQuery({ variables: { eventId } });
  const steps = data ? checklistOf(eventId, data) : [];
  const at = stepOfPage(pathname);
  if (!at) return null;
  const next = nextStep(steps, at, pathname);
  const doneCount = steps.filter(({ done }) => done).length;
  const isReady = doneCount === steps.length;
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
        <Row as={Link} tall to={paths.setup(eventId)}>
          {texts.progress(doneCount, steps.length)}
        </Row>
      )}
      {(next ?? (data && isReady)) && (
        <Row as={Link} tall to={next?.to ?? `${paths.setup(eventId)}?${PUBLISH}=1`}>
          <Text strong>{texts.next(next?.act ?? messages.publish.act)}</Text>
        </Row>
      )}
    </Row>
  );
}
