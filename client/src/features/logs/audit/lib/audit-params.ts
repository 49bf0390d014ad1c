import dayjs from 'dayjs';
import type { inferParserType } from 'nuqs';
import type { AuditFilter } from '../../../../generated/graphql';
import { instantAt } from '../../../../lib/event-days';
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

const isDay = (day: string | null): day is string =>
  day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) && dayjs.utc(day).format('YYYY-MM-DD') === day;

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
  const after = isDay(to) ? dayjs.utc(to).add(1, 'day').format('YYYY-MM-DD') : null;
  return {
    ...(of ? { subjectId: of } : { eventId }),
    ...(q ? { search: q } : {}),
    ...(what ? { action: what } : {}),
    ...(by ? { actorId: by } : {}),
    ...(isDay(from) ? { from: instantAt(from, '00:00', zone) } : {}),
    ...(after ? { to: instantAt(after, '00:00', zone) } : {}),
  };
}
