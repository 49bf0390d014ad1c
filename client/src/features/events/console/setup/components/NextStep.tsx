import { useParams } from 'react-router-dom';
import { useSetupChecklistQuery } from '../../../../../generated/hooks';
import { LinkButton } from '../../../../../ui';
import { checklistOf, nextStep } from '../lib/checklist';
import { messages } from '../messages';

/** Leads from a section of the setup to the next step that is open. */
export function NextStep() {
  const { id: eventId = '', section = 'details' } = useParams();
  const { data } = useSetupChecklistQuery({ variables: { eventId }, skip: eventId === '' });
  const next = data && nextStep(checklistOf(eventId, data), section);
  return next && <LinkButton to={next.to}>{messages.checklist.next(next.label)}</LinkButton>;
}
