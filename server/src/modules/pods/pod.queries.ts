import type { Db } from '../../core/db/database';
import { WhereBuilder, keysetPage } from '../../core/db/list-query';
import type { Page, PageArgs } from '../../core/db/pagination';
import { statement } from '../../core/db/statement';
import { podColumns, podRow } from './pod.columns';
import type { Pod } from './pod.types';

/** No floor has more; lists without pages need an end. */
export const MAX_PODS = 1_000;

/** A page of the pods of an event, in the order of the floor. */
export const podPage = (db: Db, eventId: string, args: PageArgs): Promise<Page<Pod>> =>
  keysetPage<Pod>(
    db,
    {
      columns: podColumns,
      tables: 'pods p',
      where: new WhereBuilder()
        .add((event) => `p.event_id = ${event}`, eventId)
        .always('p.removed_at IS NULL'),
      order: { column: 'p.position', type: 'int' },
      id: 'p.id',
    },
    args,
  );

/** The pods that stand in an event, in the order of the floor. */
export const podsOfEvent = statement('pods.ofEvent', {
  params: { eventId: 'uuid' },
  row: podRow,
  text: (p) => `
    SELECT ${podColumns} FROM pods p WHERE p.event_id = ${p.eventId} AND p.removed_at IS NULL
    ORDER BY p.position, p.id LIMIT ${MAX_PODS}`,
});

const lockOfEvent = statement('pods.lockOfEvent', {
  params: { eventId: 'uuid' },
  row: podRow,
  text: (p) => `
    SELECT ${podColumns} FROM pods p WHERE p.event_id = ${p.eventId} AND p.removed_at IS NULL
    ORDER BY p.id LIMIT ${MAX_PODS} FOR NO KEY UPDATE`,
});

/**
 * The same, locked until the transaction ends. Locked in the order of ids, as everybody locks rows, and sorted afterwards: a
 * statement that waited for a lock has the order of before.
 */
export const lockedPodsOfEvent = async (db: Db, eventId: string): Promise<Pod[]> => {
  const pods: Pod[] = await lockOfEvent(db, { eventId });
  return pods.sort((one, other) => one.position - other.position);
};

/** Pods by id, removed ones too. */
export const podsByIds = statement('pods.byIds', {
  params: { ids: 'uuid[]' },
  row: podRow,
  text: (p) => `
    SELECT ${podColumns} FROM pods p WHERE p.id = ANY(${p.ids})`,
});

/** The pods of each of these companies, in the order of the floor; at most 1,000 of a company. */
export const podsOfCompanies = statement('pods.ofCompanies', {
  params: { companyIds: 'uuid[]' },
  row: podRow,
  text: (p) => `
    SELECT own.* FROM unnest(${p.companyIds}) AS asked (id)
    CROSS JOIN LATERAL (
      SELECT ${podColumns} FROM pods p WHERE p.company_id = asked.id AND p.removed_at IS NULL
      ORDER BY p.position, p.id LIMIT 1000) own`,
});

/** A pod, locked until the transaction ends; no row where it is removed. */
export const lockPod = statement('pods.lock', {
  params: { id: 'uuid' },
  row: podRow,
  text: (p) => `
    SELECT ${podColumns} FROM pods p WHERE p.id = ${p.id} AND p.removed_at IS NULL FOR NO KEY UPDATE`,
});

/** The position behind the last pod of an event. */
export const nextPodPosition = statement('pods.nextPosition', {
  params: { eventId: 'uuid' },
  row: { next: 'int4' },
  text: (p) => `
    SELECT coalesce(max(position) + 1, 0) AS next FROM pods WHERE event_id = ${p.eventId} AND removed_at IS NULL`,
});

/** Writes positions from 0 in the order of these pods; gives those whose position changed. */
export const placePods = statement('pods.place', {
  params: { podIds: 'uuid[]' },
  row: { id: 'uuid' },
  text: (p) => `
    UPDATE pods p SET position = placed.place - 1,
      updated_at = greatest(now(), p.updated_at + interval '1 millisecond')
    FROM unnest(${p.podIds}) WITH ORDINALITY AS placed (id, place)
    WHERE p.id = placed.id AND p.position <> placed.place - 1 RETURNING p.id`,
});

/** Marks a pod as removed; meetings of the past still name it. */
export const markPodRemoved = statement('pods.markRemoved', {
  params: { id: 'uuid' },
  row: {},
  text: (p) => `
    UPDATE pods SET removed_at = now(), updated_at = now() WHERE id = ${p.id}`,
});

/** What goes along with each of these pods. */
export const removalsOfPods = statement('pods.removals', {
  params: { podIds: 'uuid[]' },
  row: { id: 'uuid', meetings: 'int4', activities: 'int4', requests: 'int4' },
  text: (p) => `
    SELECT p.id,
      (SELECT count(*)::int FROM meetings m
       WHERE m.pod_id = p.id AND m.status = 'ACTIVE' AND m.ends_at > now()) AS meetings,
      (SELECT count(*)::int FROM activities a WHERE a.pod_id = p.id) AS activities,
      (SELECT count(*)::int FROM meetings m WHERE m.pod_id = p.id AND m.status = 'PENDING') AS requests
    FROM pods p WHERE p.id = ANY(${p.podIds})`,
});
