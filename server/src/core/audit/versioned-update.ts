import type { EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { differences, recordChange, type Change } from './change-log';
import type { RequestContext } from '../request/context';
import { conflict } from '../errors';
import { compile, sql } from '../db/sql';

/** A row whose `updatedAt` tells its versions apart. */
export interface Versioned {
  id: string;
  updatedAt: Date;
}

const tidy = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value);

/** The present keys of an input: text is trimmed, and empty text becomes null. */
export const definedFields = <Input extends object>(input: Input): Partial<Input> =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, tidy(value)]),
  ) as Partial<Input>;

/** CONFLICT `STALE_EDIT` if the edit is based on another version than the locked one. */
export const checkVersion = ({ updatedAt }: Versioned, expected: Date | null | undefined): void => {
  if (expected && expected.getTime() !== updatedAt.getTime())
    throw conflict('STALE_EDIT', 'Someone else changed this. Please reload.', {
      updatedAt: updatedAt.toISOString(),
    });
};

/** Versions are told apart by the millisecond, so a new one is at least one later. */
export const NEXT_VERSION = sql`greatest(now(), updated_at + interval '1 millisecond')`;

/** The same for writes of TypeORM. */
export const nextVersion = (): string => compile(NEXT_VERSION).text;

/** Writes what differs from the locked row, and records it; nothing where nothing differs. `also` is what was changed beside the row. */
export const saveChanges = async <Entity extends ObjectLiteral>(
  ctx: RequestContext,
  entity: EntityTarget<Entity>,
  before: Versioned,
  changes: object,
  change: Pick<Change, 'action' | 'eventId' | 'subjectName'>,
  also: { before: object; after: object } = { before: {}, after: {} },
): Promise<void> => {
  const changed = differences({ ...before, ...also.before }, { ...changes, ...also.after });
  if (!changed) return;
  const where = { id: before.id } as unknown as FindOptionsWhere<Entity>;
  const values = { ...changes, updatedAt: nextVersion } as unknown as QueryDeepPartialEntity<Entity>;
  await ctx.entities.update(entity, where, values);
  await recordChange(ctx, { ...change, subjectId: before.id, ...changed });
};
