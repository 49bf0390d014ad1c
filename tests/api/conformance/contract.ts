import { ROWS } from './contract.rows';

/** The callers of an operation, in the words of the contract. */
export type For =
  'public' | 'any' | 'attendee' | 'confirmed' | 'confirmed, staff' | 'managers' | 'report readers';

/** A key that a request may bring. */
export interface Taken {
  name: string;
  required: boolean;
  /** In the query, not in the body. */
  inQuery: boolean;
}

/** One operation of the contract of `/v1`. */
export interface Promised {
  method: string;
  path: string;
  who: For;
  /** Takes forms as well as JSON. */
  form: boolean;
  status: number;
  takes: Taken[];
  /** The shape of the answer, as `contract.shapes.ts` reads it; '' for a file. */
  gives: string;
  /** Fields of the schema that do the same. */
  operations: string[];
}

/** A path by its shape: rows call their parameters what they like. */
export const shapeOf = (path: string): string => path.replace(/:\w+|\{\w+\}/g, '{}');

/** `get /events/{}` */
export const keyOf = (method: string, path: string): string => `${method.toLowerCase()} ${shapeOf(path)}`;

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Keys that several rows take; all of them may be left out. */
const GROUPS: Record<string, string> = {
  PAGE: '?offset ?pageSize',
  PROFILE:
    'first_name? last_name? job_title? organization? profile? interests? fields? country? phone? avatar? cover?',
  EVENT: `tagline? description? venue? city? country? timezone? cover? logo? status? registration? interests?
    interest_kinds? slot_minutes? gap_minutes? meeting_hours?`,
  COMPANY: 'tagline? description? logo? cover? website? email? phone? country? city? sectors? tier?',
  ACTIVITY: 'kind? description? location? track? booth? booth_id? speakers?',
  FILTERS: 'search? countries? interests? category? organization? bookmarked? sort? status? checked_in?',
};

const takenOf = (text: string): Taken[] => {
  const keys = words(text).flatMap((word) => words(GROUPS[word] ?? word));
  const taken = keys.map((key) => ({
    name: key.replaceAll('?', ''),
    required: !key.includes('?'),
    inQuery: key.startsWith('?'),
  }));
  // A row that requires a key of a group names it itself.
  return [...new Map(taken.map((key) => [key.name, key])).values()].map(({ name, inQuery }) => ({
    name,
    inQuery,
    required: taken.some((key) => key.name === name && key.required),
  }));
};

/** The operations of the contract, and the few that are additions to it. */
export const promised: readonly Promised[] = ROWS.trim()
  .split('\n')
  .map((line) => {
    const [operation = '', who = '', notes = '', takes = '', gives = '', operations = ''] = line
      .split(/ \|(?= )/)
      .map((part) => part.trim());
    const [method = '', path = ''] = operation.split(' ');
    return {
      method: method.toLowerCase(),
      path,
      who: who as For,
      form: notes.includes('form'),
      status: notes.includes('201') ? 201 : 200,
      takes: takenOf(takes),
      gives,
      operations: words(operations),
    };
  });
