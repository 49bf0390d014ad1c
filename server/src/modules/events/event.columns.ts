import { columnsFor } from '../../core/db/columns';
import { EventEntity } from './event.entity';
import { InterestGroupEntity, InterestTermEntity } from './interest.entity';

/** Columns of events, for modules that read them. */
export const eventColumnsOf = columnsFor(EventEntity);

/** Columns of interest groups, for modules that read them. */
export const interestGroupColumnsOf = columnsFor(InterestGroupEntity);

/** Columns of interest terms, for modules that read them. */
export const interestTermColumnsOf = columnsFor(InterestTermEntity);
