import type { ClientBase } from 'pg';
import { bound, compile, sql, type Compiled } from '../core/db/sql';
import { inTransaction } from './dataset-loader';
import { DEMO_EVENT_ID, firstDayAt } from './demo-events';
import { DAY, dayIn } from './event-clock';

/** Rows are moved out of the way of each other first: constraints look at each row, while the others are still where they were. */
const FAR_DAYS = 400_000;

/** Tables whose triggers on times are disabled: claims are moved here, and proposals stay. */
const KEEPING_TIMES = ['meetings', 'activities'];

/** A table with times that belongs to events, and the condition on those of its rows that belong to an event. */
interface DatedTable {
  name: string;
  columns: string[];
  condition: string;
}

/** Found in the catalogue, so that no table is forgotten: those of an event, and of what belongs to one. */
const datedTables = (eventId: string): Compiled =>
  compile(sql`
  WITH of_event AS (SELECT attrelid AS id FROM pg_attribute WHERE attname = 'event_id' AND NOT attisdropped)
  SELECT t.oid::regclass::text AS name,
    (SELECT array_agg(quote_ident(attname)) FROM pg_attribute
     WHERE attrelid = t.oid AND atttypid IN ('timestamptz'::regtype, 'date'::regtype) AND NOT attisdropped) AS columns,
    CASE WHEN t.relname = 'events' THEN format('id = %L', ${bound('uuid', eventId)})
      WHEN t.oid IN (SELECT id FROM of_event) THEN format('event_id = %L', ${bound('uuid', eventId)})
      ELSE (SELECT format('%I IN (SELECT id FROM %s WHERE event_id = %L)', a.attname, c.confrelid::regclass, ${bound('uuid', eventId)})
        FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
        WHERE c.conrelid = t.oid AND c.contype = 'f' AND a.attnotnull AND c.confrelid IN (SELECT id FROM of_event)
        ORDER BY a.attnum LIMIT 1) END AS condition
  FROM pg_class t WHERE t.relnamespace = 'public'::regnamespace AND t.relkind = 'r'`);

const moveClaims = (eventId: string, days: number): Compiled => {
  const [event, later] = [bound('uuid', eventId), sql`make_interval(days => ${bound('int4', days)})`];
  return compile(sql`
    UPDATE claims SET during = tstzrange(lower(during) + ${later}, upper(during) + ${later})
    WHERE attendee_id IN (SELECT id FROM attendees WHERE event_id = ${event})
      OR pod_id IN (SELECT id FROM pods WHERE event_id = ${event})`);
};

const moveMeetingHours = (eventId: string, days: number): Compiled =>
  compile(sql`
  UPDATE events SET meeting_hours = (
    SELECT coalesce(jsonb_agg(jsonb_set(day, '{date}', to_jsonb(((day->>'date')::date + ${bound('int4', days)})::text)) ORDER BY position), '[]')
    FROM jsonb_array_elements(meeting_hours) WITH ORDINALITY AS hours (day, position))
  WHERE id = ${eventId}`);

async function moveEvent(
  client: ClientBase,
  event: { id: string; timezone: string },
  days: number,
): Promise<void> {
  // A day is then one of the event's calendar, whatever its clocks do.
  await client.query(compile(sql`SELECT set_config('timezone', ${event.timezone}, true)`));
  const { rows: tables } = await client.query<DatedTable>(datedTables(event.id));
  for (const step of [days + FAR_DAYS, -FAR_DAYS]) {
    for (const { name, columns, condition } of tables) {
      if (!columns || !condition) continue;
      const moved = columns
        .map((column) => `${column} = ${column} + make_interval(days => ${step})`)
        .join(', ');
      await client.query(`UPDATE ${name} SET ${moved} WHERE ${condition}`);
    }
    await client.query(moveClaims(event.id, step));
  }
  await client.query(moveMeetingHours(event.id, days));
}

/** Whether the demo's main event has ended. */
export async function isDemoOver(client: ClientBase, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    compile(sql`SELECT 1 FROM events WHERE id = ${DEMO_EVENT_ID} AND demo AND ends_at < ${now}`),
  );
  return rowCount === 1;
}

/** Days from the first one of the demo's main event to the one that it would have if it were made now; null without a demo. */
async function daysBehind(client: ClientBase, now: Date): Promise<number | null> {
  const { rows } = await client.query<{ timezone: string; starts_at: Date }>(
    compile(sql`SELECT timezone, starts_at FROM events WHERE id = ${DEMO_EVENT_ID} AND demo`),
  );
  const [event] = rows;
  if (!event) return null;
  const firstDay = dayIn(event.timezone, event.starts_at.getTime());
  return (Date.parse(firstDayAt(event.timezone, now)) - Date.parse(firstDay)) / DAY;
}

/** Moves the events of the demo, and all that is dated in them, so that the main one is under way; by how many days, null without a demo. */
export async function moveDemoToToday(client: ClientBase, now: Date): Promise<number | null> {
  return inTransaction(client, async () => {
    for (const table of KEEPING_TIMES) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    const days = await daysBehind(client, now);
    const { rows } = await client.query<{ id: string; timezone: string }>(
      'SELECT id, timezone FROM events WHERE demo ORDER BY id',
    );
    if (days) for (const event of rows) await moveEvent(client, event, days);
    for (const table of KEEPING_TIMES) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    return days;
  });
}
