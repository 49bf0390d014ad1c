import type { Db } from '../../core/db/database';
import { WhereBuilder, keysetPage } from '../../core/db/list-query';
import type { Page, PageArgs } from '../../core/db/pagination';
import { statement } from '../../core/db/statement';
import type { Insight } from './article.types';

/** All columns of an article under the names of its GraphQL type. */
const insightColumns = `i.id, i.event_id AS "eventId", i.title, i.summary, i.body, i.cover, i.source_url AS "sourceUrl",
  i.published_at AS "publishedAt", i.updated_at AS "updatedAt"`;

/** The types of `insightColumns`. */
const insightRow = {
  id: 'uuid',
  eventId: 'uuid',
  title: 'text',
  summary: 'text',
  body: 'text',
  cover: 'text?',
  sourceUrl: 'text?',
  publishedAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const;

/** One article. */
export const findInsight = statement('articles.find', {
  params: { id: 'uuid' },
  row: insightRow,
  text: (p) => `SELECT ${insightColumns} FROM insights i WHERE i.id = ${p.id}`,
});

/** Locks an article for a change, and reads it. */
export const lockInsight = statement('articles.lock', {
  params: { id: 'uuid' },
  row: insightRow,
  text: (p) => `SELECT ${insightColumns} FROM insights i WHERE i.id = ${p.id} FOR UPDATE`,
});

/** Deletes an article. */
export const deleteInsight = statement('articles.delete', {
  params: { id: 'uuid' },
  row: {},
  text: (p) => `DELETE FROM insights WHERE id = ${p.id}`,
});

/** A page of the articles of an event, the newest first; only those that have appeared, or all. */
export const insightsPage = (
  db: Db,
  { eventId, onlyPublished }: { eventId: string; onlyPublished: boolean },
  page: PageArgs,
): Promise<Page<Insight>> => {
  const where = new WhereBuilder().add((event) => `i.event_id = ${event}`, eventId);
  if (onlyPublished) where.always('i.published_at <= now()');
  const order = { column: 'i.published_at', type: 'timestamptz', descending: true } as const;
  return keysetPage<Insight>(
    db,
    { columns: insightColumns, tables: 'insights i', where, order, id: 'i.id' },
    page,
  );
};
