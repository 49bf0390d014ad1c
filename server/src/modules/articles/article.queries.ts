import { keysetList } from '../../core/db/list-query';
import { SOME_ID } from '../../core/db/query';
import { and, sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { Insight } from './article.types';

/** All columns of an article. */
const articleColumns = Insight.columns(sql`i`);

/** One article. */
export const findArticle = statement('articles.find', {
  params: { id: 'uuid' },
  row: articleColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM insights i WHERE i.id = ${p.id}`,
});

/** Locks an article for a change, and reads it. */
export const lockArticle = statement('articles.lock', {
  params: { id: 'uuid' },
  row: articleColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM insights i WHERE i.id = ${p.id} FOR UPDATE`,
});

/** A page of the articles of an event, the newest first; only those that have appeared, or all. */
export const articlesPage = keysetList(
  'articles.page',
  ({ eventId, onlyPublished }: { eventId: string; onlyPublished: boolean }) => ({
    columns: articleColumns,
    from: sql`insights i`,
    where: and(sql`i.event_id = ${eventId}`, onlyPublished && sql`i.published_at <= now()`),
    order: { by: articleColumns.publishedAt, descending: true },
    id: sql`i.id`,
  }),
  () => [
    { eventId: SOME_ID, onlyPublished: true },
    { eventId: SOME_ID, onlyPublished: false },
  ],
);
