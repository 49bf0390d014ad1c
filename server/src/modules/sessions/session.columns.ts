import { columnsFor } from '../../core/db/columns';
import { SessionEntity } from './session.entity';

/** Columns of sessions, for modules that read them. */
export const sessionColumnsOf = columnsFor(SessionEntity);
