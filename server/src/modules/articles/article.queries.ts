import { columnsOf } from '../../core/db/columns';
import { keysetList } from '../../core/db/list-query';
import { SOME_ID } from '../../core/db/query';
import { and, sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { InsightEntity } from './article.entity';

/** All columns of an article. */
const insightColumns = columnsOf(
  InsightEntity,
  sql`i`,
  'id',
  'eventId',
  'title',
  'summary',
  'body',
  'cover',
  'sourceUrl',
  'publishedAt',
  'updatedAt',
);

/** One article. */
export const findInsight = statement('articles.find', {
  params: { id: 'uuid' },
  row: insightColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM insights i WHERE i.id = ${p.id}`,
});

/** Locks an article for a change, and reads it. */
export const lockInsight = statement('articles.lock', {
  params: { id: 'uuid' },
  row: insightColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM insights i WHERE i.id = ${p.id} FOR UPDATE`,
});

/** Deletes an article. */
export const deleteInsight = statement('articles.delete', {
  params: { id: 'uuid' },
  row: {},
  text: (p) => sql`DELETE FROM insights WHERE id = ${p.id}`,
});

/** A page of the articles of an event, the newest first; only those that have appeared, or all. */
export const insightsPage = keysetList(
  'articles.page',
  ({ eventId, onlyPublished }: { eventId: string; onlyPublished: boolean }) => ({
    columns: insightColumns,
    from: sql`insights i`,
    where: and(sql`i.event_id = ${eventId}`, onlyPublished && sql`i.published_at <= now()`),
    order: { by: insightColumns.publishedAt, descending: true },
    id: sql`i.id`,
  }),
  () => [
    { eventId: SOME_ID, onlyPublished: true },
    { eventId: SOME_ID, onlyPublished: false },
  ],
);
