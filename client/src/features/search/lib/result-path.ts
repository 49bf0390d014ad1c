import type { SearchKind } from '../../../generated/graphql';
import { paths } from '../../../lib/paths';
import type { SearchHit } from './group-results';

const pathOf: Record<SearchKind, (eventId: string, hit: SearchHit) => string> = {
  ATTENDEE: (eventId, { id }) => `${paths.attendees(eventId)}?person=${id}`,
  COMPANY: (eventId, hit) =>
    paths.company(eventId, 'company' in hit ? hit.company.kind : 'EXHIBITOR', hit.id),
  SESSION: (eventId, { id }) => `${paths.schedule(eventId)}?session=${id}`,
  FAQ: (eventId, { id }) => `${paths.eventHelp(eventId)}?faq=${id}`,
};

/** Where a result is found. */
export const resultPath = (eventId: string, hit: SearchHit): string => pathOf[hit.kind](eventId, hit);
