import type { InterestKind } from '../events/index';
import type { ImportField } from './import-columns';
import { choiceOf } from './import-lists';

/** A group of interests of the event, as plain data for the thread that reads the file. */
export interface ImportGroup {
  id: string;
  name: string;
  kind: InterestKind;
  /** Ids by label. */
  terms: Record<string, string>;
}

/** The most terms of one group in a profile. */
const MAX_TERMS = 50;
/** The column of the staged rows: the ids of the chosen terms by the id of their group. */
export const INTERESTS = 'interests';

/** Names of a group that is the only one of its kind. */
const KIND_NAMES: Record<InterestKind, string[]> = {
  TOPIC: ['Interests', 'Topics', 'Industry', 'Industries'],
  SEEK: ['Looking for', 'Seeking', 'Seeks', 'Seek'],
  OFFER: ['Offering', 'Offers', 'Offer'],
};

/** One field for each group of interests that the event has. */
export const interestFields = (groups: readonly ImportGroup[]): ImportField[] =>
  groups.map(({ id, name, kind, terms }) => ({
    column: INTERESTS,
    type: 'jsonb',
    key: id,
    names: [
      name,
      `Interests ${name}`,
      ...(groups.filter((group) => group.kind === kind).length === 1 ? KIND_NAMES[kind] : []),
    ],
    maxLength: 10_000,
    multiLine: true,
    check: choiceOf(name, new Map(Object.entries(terms)), MAX_TERMS),
  }));
