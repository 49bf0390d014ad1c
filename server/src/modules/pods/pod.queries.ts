import { countOf } from '../../core/db/columns';
import type { Db } from '../../core/db/database';
import { keysetList } from '../../core/db/list-query';
import { SOME_ID } from '../../core/db/query';
import { literal, sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { NEXT_VERSION } from '../../core/audit/versioned-update';
import { podColumns, podColumnsOf } from './pod.columns';
import type { Pod } from './pod.types';

/** No floor has more; lists without pages need an end. */
const MAX_PODS = 1_000;

/** A page of the pods of an event, in the order of the floor. */
export const podPage = keysetList(
  'pods.page',
  (eventId: string) => ({
    columns: podColumns,
    from: sql`pods p`,
    where: sql`p.event_id = ${eventId} AND p.removed_at IS NULL`,
    order: { by: podColumns.position },
    id: sql`p.id`,
  }),
  () => [SOME_ID],
);

/** The pods that stand in an event, in the order of the floor. */
export const podsOfEvent = statement('pods.ofEvent', {
  params: { eventId: 'uuid' },
  row: podColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM pods p WHERE p.event_id = ${p.eventId} AND p.removed_at IS NULL
    ORDER BY p.position, p.id LIMIT ${literal(MAX_PODS)}`,
});

const lockOfEvent = statement('pods.lockOfEvent', {
  params: { eventId: 'uuid' },
  row: podColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM pods p WHERE p.event_id = ${p.eventId} AND p.removed_at IS NULL
    ORDER BY p.id LIMIT ${literal(MAX_PODS)} FOR NO KEY UPDATE`,
});

/**
 * The same, locked until the transaction ends. Locked in the order of ids, as all rows are, and sorted afterwards: a
 * statement that waited for a lock has the order of before.
 */
export const lockedPodsOfEvent = async (db: Db, eventId: string): Promise<Pod[]> => {
  const pods: Pod[] = await lockOfEvent(db, { eventId });
  return pods.sort((one, other) => one.position - other.position);
};

/** Pods by id, removed ones too. */
export const podsByIds = statement('pods.byIds', {
  params: { ids: 'uuid[]' },
  row: podColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM pods p WHERE p.id = ANY(${p.ids})`,
});

/** The pods of each of these companies, in the order of the floor; at most 1,000 of a company. */
export const podsOfCompanies = statement('pods.ofCompanies', {
  params: { companyIds: 'uuid[]' },
  row: podColumns,
  text: (p, columns) => sql`
    SELECT own.* FROM unnest(${p.companyIds}) AS asked (id)
    CROSS JOIN LATERAL (
      SELECT ${columns} FROM pods p WHERE p.company_id = asked.id AND p.removed_at IS NULL
      ORDER BY p.position, p.id LIMIT 1000) own`,
});

/** A pod, locked until the transaction ends; no row where it is removed. */
export const lockPod = statement('pods.lock', {
  params: { id: 'uuid' },
  row: podColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM pods p WHERE p.id = ${p.id} AND p.removed_at IS NULL FOR NO KEY UPDATE`,
});

/** Adds pods behind the last one, or from a position on; gives those whose names were free. */
export const insertPods = statement('pods.insertPods', {
  params: {
    eventId: 'uuid',
    ids: 'uuid[]',
    names: 'text[]',
    location: 'text?',
    bookable: 'bool',
    companyId: 'uuid?',
    position: 'int4?',
  },
  row: podColumns,
  text: (p, columns) => sql`
    INSERT INTO pods AS p (id, event_id, name, location, bookable, company_id, position)
    SELECT made.id, ${p.eventId}, made.name, ${p.location}, ${p.bookable}, ${p.companyId}, first.place + made.place - 1
    FROM unnest(${p.ids}, ${p.names}) WITH ORDINALITY AS made (id, name, place)
    CROSS JOIN (
      SELECT coalesce(${p.position}, max(position) + 1, 0) AS place FROM pods
      WHERE event_id = ${p.eventId} AND removed_at IS NULL) first
    ON CONFLICT (event_id, name) WHERE removed_at IS NULL DO NOTHING
    RETURNING ${columns}`,
});

/** Writes positions from 0 in the order of these pods; gives those whose position changed. */
export const placePods = statement('pods.place', {
  params: { podIds: 'uuid[]' },
  row: podColumnsOf(sql`p`, 'id'),
  text: (p, columns) => sql`
    UPDATE pods p SET position = placed.place - 1, updated_at = ${NEXT_VERSION}
    FROM unnest(${p.podIds}) WITH ORDINALITY AS placed (id, place)
    WHERE p.id = placed.id AND p.position <> placed.place - 1 RETURNING ${columns}`,
});

/** Marks a pod as removed; meetings of the past still name it. */
export const markPodRemoved = statement('pods.markRemoved', {
  params: { id: 'uuid' },
  text: (p) => sql`UPDATE pods SET removed_at = now(), updated_at = now() WHERE id = ${p.id}`,
});

export const removalsOfPods = statement('pods.removals', {
  params: { podIds: 'uuid[]' },
  row: {
    id: podColumns.id,
    meetings: countOf(sql`meetings m WHERE m.pod_id = p.id AND m.status = 'ACTIVE' AND m.ends_at > now()`),
    activities: countOf(sql`activities a WHERE a.pod_id = p.id`),
    requests: countOf(sql`meetings m WHERE m.pod_id = p.id AND m.status = 'PENDING'`),
  },
  text: (p, columns) => sql`SELECT ${columns} FROM pods p WHERE p.id = ANY(${p.podIds})`,
});

/** The ids of an event's pods. */
export const podIdsOf = statement('pods.podIdsOf', {
  params: { eventId: 'uuid' },
  row: podColumnsOf(sql`p`, 'id'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM pods p WHERE p.event_id = ${p.eventId} AND p.removed_at IS NULL ORDER BY p.id`,
});

/** Copies pods into another event, under these ids. */
export const insertPodCopies = statement('pods.insertPodCopies', {
  params: { copyId: 'uuid', ids: 'uuid[]', originalIds: 'uuid[]' },
  text: (p) => sql`
    INSERT INTO pods (id, event_id, name, location, bookable, position)
    SELECT copy.id, ${p.copyId}, source.name, source.location, source.bookable, source.position
    FROM unnest(${p.ids}, ${p.originalIds}) AS copy (id, original) JOIN pods source ON source.id = copy.original`,
});

/** A pod of an event; no row where it is another event's, or removed. */
export const podInEvent = statement('pods.inEvent', {
  params: { podId: 'uuid', eventId: 'uuid' },
  row: podColumnsOf(sql`p`, 'id', 'bookable'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM pods p WHERE p.id = ${p.podId} AND p.event_id = ${p.eventId} AND p.removed_at IS NULL`,
});
