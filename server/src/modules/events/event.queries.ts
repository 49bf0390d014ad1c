import type { Sql } from '../../core/database';
import { CompanyKind } from '../companies/company.entity';
import type { EventCounts } from './event-counts.types';

type CountRow = Omit<EventCounts, 'companies'> & {
  eventId: string;
  companies: Partial<Record<CompanyKind, number>> | null;
};

/** The counts of events by event id; only of those that `userId` may enter, or of all where it is null (staff). */
export const countsOfEvents = async (
  sql: Sql,
  eventIds: readonly string[],
  userId: string | null,
): Promise<Map<string, EventCounts>> => {
  const rows = await sql.rows<CountRow>({
    text: `
      SELECT e.id AS "eventId",
        (SELECT coalesce(sum(change), 0)::int FROM attendee_counts WHERE event_id = e.id AND status = 'CONFIRMED') AS attendees,
        (SELECT jsonb_object_agg(kind, count) FROM
          (SELECT kind, count(*) FROM companies WHERE event_id = e.id GROUP BY kind) AS each) AS companies,
        (SELECT count(*)::int FROM pods WHERE event_id = e.id AND removed_at IS NULL) AS pods,
        (SELECT count(*)::int FROM activities WHERE event_id = e.id AND kind <> 'POD') AS activities
      FROM unnest($1::uuid[]) AS e (id)
      WHERE $2::uuid IS NULL OR may_enter($2::uuid, e.id)`,
    values: [eventIds, userId],
  });
  const kinds = Object.values(CompanyKind);
  return new Map(
    rows.map(({ eventId, companies, ...counts }) => [
      eventId,
      { ...counts, companies: kinds.map((kind) => ({ kind, count: companies?.[kind] ?? 0 })) },
    ]),
  );
};
