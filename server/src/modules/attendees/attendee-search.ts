import type { RequestContext } from '../../core/context';
import { onlyRow } from '../../core/db/query';
import { isAnybodyFound, type Reader } from './attendee-list.queries';
import { textSearch } from './attendee-text';
import type { TextSearch } from './attendee-text.queries';
import type { AttendeeFilter } from './attendee.types';

/** The search text of a filter, applied to the attendees that the rest of the filter lets through. */
export const searchOf = (
  ctx: RequestContext,
  eventId: string,
  reader: Reader,
  filter: AttendeeFilter,
): Promise<TextSearch | undefined> =>
  textSearch(ctx, eventId, filter.text, async (search) => {
    const { found } = await onlyRow(ctx.db, isAnybodyFound({ eventId, reader, filter, text: search }));
    return found;
  });
