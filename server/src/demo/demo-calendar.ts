import type { ClientBase } from 'pg';
import { bound, compile, join, rawSql, sql, type Compiled, type Sql } from '../core/db/sql';
import { inTransaction } from './dataset-loader';
import type { DemoCity } from './content';
import { cityAt, DEMO_EVENT_ID, firstDayAt, placeIn } from './demo-events';
import { DAY, dayIn } from './event-clock';

/** Rows are moved out of the way of each other first: constraints look at each row, while the others are still where they were. */
const FAR_DAYS = 400_000;

/** Tables whose triggers on times are disabled: claims are moved here, proposals stay, and a log is moved with its event. */
const KEEPING_TIMES = ['meetings', 'activities', 'place_log'];

/** By its name, a participle as in `read_at`: what has happened is never ahead of now, also where the demo moves to an earlier time of day. */
export const hasHappened = (column: string): boolean =>
  /^at$|since$|(?:ed(?:_in|_up)?|last_\w+|read|seen|sent|heartbeat)_at$/.test(column);

/** A table with times that belongs to events, and the condition on those of its rows that belong to an event. */
interface DatedTable {
  name: string;
  columns: { name: string; isDay: boolean }[];
  condition: string;
}

/** An event of the demo, and where it goes to. */
interface Move {
  id: string;
  timezone: string;
  days: number;
  /** The time zone in which the same times of day are to be. */
  toZone: string;
  now: Date;
}

/** Found in the catalogue, so that no table is forgotten: those of an event, and of what belongs to one. */
const datedTables = (eventId: string): Compiled =>
  compile(sql`
  WITH of_event AS (SELECT attrelid AS id FROM pg_attribute WHERE attname = 'event_id' AND NOT attisdropped)
  SELECT t.oid::regclass::text AS name,
    (SELECT coalesce(json_agg(json_build_object('name', quote_ident(attname), 'isDay', atttypid = 'date'::regtype)), '[]') FROM pg_attribute
     WHERE attrelid = t.oid AND atttypid IN ('timestamptz'::regtype, 'date'::regtype) AND NOT attisdropped) AS columns,
    CASE WHEN t.relname = 'events' THEN format('id = %L', ${bound('uuid', eventId)})
      WHEN t.oid IN (SELECT id FROM of_event) THEN format('event_id = %L', ${bound('uuid', eventId)})
      ELSE (SELECT format('%I IN (SELECT id FROM %s WHERE event_id = %L)', a.attname, c.confrelid::regclass, ${bound('uuid', eventId)})
        FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
        WHERE c.conrelid = t.oid AND c.contype = 'f' AND a.attnotnull AND c.confrelid IN (SELECT id FROM of_event)
        ORDER BY a.attnum LIMIT 1) END AS condition
  FROM pg_class t WHERE t.relnamespace = 'public'::regnamespace AND t.relkind = 'r'`);

/** The same time of day some days later, in a time zone; the session has that of the event. */
const moved = (time: Sql, days: number, zone: string): Sql =>
  sql`(${time}::timestamp + make_interval(days => ${bound('int4', days)})) AT TIME ZONE ${bound('text', zone)}`;

const moveClaims = (eventId: string, days: number, zone: string): Compiled => {
  const event = bound('uuid', eventId);
  return compile(sql`
    UPDATE claims SET during = tstzrange(${moved(sql`lower(during)`, days, zone)}, ${moved(sql`upper(during)`, days, zone)})
    WHERE attendee_id IN (SELECT id FROM attendees WHERE event_id = ${event})
      OR pod_id IN (SELECT id FROM pods WHERE event_id = ${event})`);
};

const moveMeetingHours = (eventId: string, days: number): Compiled =>
  compile(sql`
  UPDATE events SET meeting_hours = (
    SELECT coalesce(jsonb_agg(jsonb_set(day, '{date}', to_jsonb(((day->>'date')::date + ${bound('int4', days)})::text)) ORDER BY position), '[]')
    FROM jsonb_array_elements(meeting_hours) WITH ORDINALITY AS hours (day, position))
  WHERE id = ${eventId}`);

async function moveEvent(client: ClientBase, { id, timezone, days, toZone, now }: Move): Promise<void> {
  // A day is then one of the event's calendar, whatever its clocks do.
  await client.query(compile(sql`SELECT set_config('timezone', ${timezone}, true)`));
  const { rows: tables } = await client.query<DatedTable>(datedTables(id));
  const move = async (step: number, zone: string, latest: Sql): Promise<void> => {
    for (const { name, columns, condition } of tables) {
      if (columns.length === 0 || !condition) continue;
      const changes = columns.map((column) => {
        const before = rawSql(column.name);
        if (column.isDay) return sql`${before} = ${before} + ${bound('int4', step)}`;
        const after = moved(before, step, zone);
        // `least` would take the place of null.
        const cut = sql`CASE WHEN ${after} > ${latest} THEN ${latest} ELSE ${after} END`;
        return sql`${before} = ${hasHappened(column.name) ? cut : after}`;
      });
      await client.query(
        compile(sql`UPDATE ${rawSql(name)} SET ${join(changes)} WHERE ${rawSql(condition)}`),
      );
    }
    await client.query(moveClaims(id, step, zone));
  };
  await move(days + FAR_DAYS, timezone, sql`'infinity'`);
  await move(-FAR_DAYS, toZone, bound('timestamptz', now));
  await client.query(moveMeetingHours(id, days));
}

/** Whether the demo's main event has ended. */
export async function isDemoOver(client: ClientBase, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    compile(sql`SELECT 1 FROM events WHERE id = ${DEMO_EVENT_ID} AND demo AND ends_at < ${now}`),
  );
  return rowCount === 1;
}

/** Where the demo's main event is, and what it says of itself. */
type MainEvent = Pick<Move, 'timezone'> & { starts_at: Date; description: string };

/** Gives the main event the name, the venue and the texts of a city. */
const moveInto = (city: DemoCity, before: string): Compiled => {
  const { city: name, country, timezone, venue, description } = placeIn(city, before);
  return compile(sql`
    UPDATE events SET city = ${name}, country = ${country}, timezone = ${timezone}, venue = ${venue}, description = ${description}
    WHERE id = ${DEMO_EVENT_ID}`);
};

/**
 * Moves the events of the demo, and all that is dated in them, so that the main one is on its second day, in the city where it is late
 * morning; by how many days and into which city, null without a demo.
 */
export async function moveDemoToToday(
  client: ClientBase,
  now: Date,
): Promise<{ days: number; city: string; isMoved: boolean } | null> {
  return inTransaction(client, async () => {
    const { rows: found } = await client.query<MainEvent>(
      compile(sql`SELECT timezone, starts_at, description FROM events WHERE id = ${DEMO_EVENT_ID} AND demo`),
    );
    const [main] = found;
    if (!main) return null;
    const city = cityAt(now);
    const firstDay = dayIn(main.timezone, main.starts_at.getTime());
    const days = (Date.parse(firstDayAt(city.timezone, now)) - Date.parse(firstDay)) / DAY;
    const isMoved = days !== 0 || city.timezone !== main.timezone;
    if (isMoved) {
      for (const table of KEEPING_TIMES) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
      const { rows } = await client.query<Pick<Move, 'id' | 'timezone'>>(
        'SELECT id, timezone FROM events WHERE demo ORDER BY id',
      );
      for (const event of rows) {
        const toZone = event.id === DEMO_EVENT_ID ? city.timezone : event.timezone;
        await moveEvent(client, { ...event, days, toZone, now });
      }
      await client.query(moveInto(city, main.description));
      for (const table of KEEPING_TIMES) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    }
    return { days, city: city.city, isMoved };
  });
}
