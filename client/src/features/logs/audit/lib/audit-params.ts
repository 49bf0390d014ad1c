import type { inferParserType } from 'nuqs';
import type { AuditFilter } from '../../../../generated/graphql';
import { limitsOf } from '../../../../lib/event-days';
import { listParams } from '../../../../lib/list-params';
import { tableParams } from '../../../../ui';

/** Which changes, in the address. */
export const auditParams = {
  q: listParams.q,
  what: tableParams.what,
  by: tableParams.id,
  of: tableParams.id,
  from: tableParams.from,
  to: tableParams.to,
};

/**
 * The server's filter: days of the event's own calendar, the last one included. The history of one person or thing is
 * not narrowed to the event, since changes of users belong to none.
 */
export function filterOf(
  eventId: string,
  values: inferParserType<typeof auditParams>,
  zone: string,
): AuditFilter {
  const { q, what, by, of, from, to } = values;
  return {
    ...(of ? { subjectId: of } : { eventId }),
    ...(q ? { search: q } : {}),
    ...(what ? { action: what } : {}),
    ...(by ? { actorId: by } : {}),
    ...limitsOf(from, to, zone),
  };
}
