import { useParams } from 'react-router-dom';
import { useSetupChecklistQuery } from '../../../../../generated/hooks';
import { LinkButton } from '../../../../../ui';
import { checklistOf, IN_SETUP, nextStep } from '../lib/checklist';

/** Leads from a section of the setup to the next step that is open. */
export function NextStep() {
  const { id: eventId = '', section = 'details' } = useParams();
  const { data } = useSetupChecklistQuery({ variables: { eventId }, skip: eventId === '' });
  const steps = data ? checklistOf(eventId, data) : [];
  const next = nextStep(steps, section);
  const isDone = steps.some(({ name, done }) => done && name === section);
  return (
    next && (
      <LinkButton to={next.to} state={IN_SETUP} type={isDone ? 'primary' : 'default'}>
        {next.words}
      </LinkButton>
    )
  );
}
