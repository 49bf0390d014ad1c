import { column, columnsFor, type Column } from '../../core/db/columns';
import { typed } from '../../core/db/declared';
import { sql, type Sql } from '../../core/db/sql';
import type { Language } from '../../core/graphql/languages';
import { EventEntity } from './event.entity';
import { InterestGroupEntity, InterestTermEntity } from './interest.entity';

/** Columns of events, for modules that read them. */
export const eventColumnsOf = columnsFor(EventEntity);

/** Columns of interest groups, for modules that read them. */
export const interestGroupColumnsOf = columnsFor(InterestGroupEntity);

/** Columns of interest terms, for modules that read them. */
export const interestTermColumnsOf = columnsFor(InterestTermEntity);

/** The language to write to a user in, from `users` and `events`, either of which may be missing: the one that they chose, or the default of the event. */
export const readerLanguage = (user: Sql, event: Sql): Column<Language> =>
  column(typed<Language>('text'), sql`coalesce(${user}.language, ${event}.languages[1], 'EN')`);
