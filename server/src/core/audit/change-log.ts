import type { RequestContext } from '../request/context';
import { newId } from '../db/ids';
import { insertChanges } from './change-log.queries';

/** One change that staff made. */
export interface Change {
  /** The action, as `<thing>.<verb>`: `company.update`. */
  action: string;
  /** Event that it belongs to; null where it belongs to none, as users do. */
  eventId: string | null;
  /** The person on whose behalf a job made it; without it the viewer. */
  actorId?: string | null;
  subjectId: string | null;
  /** The subject's name, for when it is deleted. */
  subjectName: string | null;
  /** The changed values, before and after. Never passwords, codes or tokens. */
  before?: object | null;
  after?: object | null;
}

/** Writes into the log of staff changes, in the transaction of the change. Nothing is written for attendees' own acts. */
export const recordChange = (ctx: RequestContext, change: Change): Promise<void> =>
  recordChanges(ctx, [change]);

/** Writes several changes at once; see `recordChange`. */
export const recordChanges = async (ctx: RequestContext, changes: readonly Change[]): Promise<void> => {
  if (!ctx.transaction) throw new Error('Changes are recorded inside the transaction that makes them');
  if (changes.length === 0) return;
  const entries = changes.map((change) => ({
    ...change,
    id: newId(),
    actorId: change.actorId ?? ctx.viewer?.userId ?? null,
  }));
  await insertChanges(ctx, { entries });
};

/** The subject of a change: a thing of an event, with its name. */
export const subjectOf = ({ id, eventId, name }: { id: string; eventId: string; name: string }) => ({
  eventId,
  subjectId: id,
  subjectName: name,
});

type Fields = Readonly<Record<string, unknown>>;

/** The fields that differ, as they were and as they are; for `before` and `after`. Null where nothing differs. */
export const differences = (before: object, after: object): { before: object; after: object } | null => {
  const [was, is] = [before as Fields, after as Fields];
  const changed = Object.keys(is).filter(
    (name) => JSON.stringify(was[name] ?? null) !== JSON.stringify(is[name] ?? null),
  );
  if (changed.length === 0) return null;
  const pick = (from: Fields) => Object.fromEntries(changed.map((name) => [name, from[name] ?? null]));
  return { before: pick(was), after: pick(is) };
};
