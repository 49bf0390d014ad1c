import type { AuditSubjectQuery } from '../../../generated/graphql';
import { useAuditSubjectQuery } from '../../../generated/hooks';
import { LinkButton } from '../../../components/LinkButton';
import { paths } from '../../../lib/paths';
import { messages } from '../messages';

type Subject = NonNullable<AuditSubjectQuery['node']>;

const pathsOf: Partial<Record<Subject['__typename'], (eventId: string, id: string) => string>> = {
  Attendee: (eventId, id) => `${paths.attendees(eventId)}?person=${id}`,
  Activity: (eventId, id) => `${paths.schedule(eventId)}?session=${id}`,
  Event: (_eventId, id) => paths.setup(id),
  Pod: paths.pods,
  Faq: paths.eventHelp,
  Insight: paths.industryInsights,
};

function pathOf(eventId: string, node: Subject): string | undefined {
  if ('kind' in node) return paths.company(eventId, node.kind, node.id);
  const { __typename: type, id } = node;
  return pathsOf[type]?.(eventId, id);
}

/** Leads to what was changed, where it still exists. */
export function SubjectLink({ eventId, subjectId }: { eventId: string; subjectId: string }) {
  const { data } = useAuditSubjectQuery({ variables: { id: subjectId } });
  const path = data?.node && pathOf(eventId, data.node);
  return path ? <LinkButton to={path}>{messages.panel.open}</LinkButton> : null;
}
