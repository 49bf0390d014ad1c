import { parseAsString } from 'nuqs';
import type { ScheduleOutcome, ScheduleRunChange } from '../../../../generated/graphql';
import { listParams } from '../../../../lib/list-params';
import { messages } from '../messages';

export const views = ['board', 'list', 'below', 'help'] as const;

/** Filters of the list of meetings. `person` is taken: it opens a profile. */
export const listFilters = {
  change: listParams.status(Object.keys(messages.changes) as ScheduleRunChange[]),
  outcome: listParams.status(Object.keys(messages.outcomes) as ScheduleOutcome[]),
  attendee: parseAsString,
  company: parseAsString,
  pod: parseAsString,
  day: listParams.day,
};

/** The address of the list of a draft's meetings with one filter. */
export const listOf = (filter: Partial<Record<keyof typeof listFilters, string>>): string =>
  `?${new URLSearchParams({ view: 'list', ...filter })}`;
