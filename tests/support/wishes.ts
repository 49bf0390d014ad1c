import { newId } from '../../server/src/core/db/ids';
import { buildEvent, insert, type BuiltEvent } from './factories';
import type { TestSql } from './server';

/** A program of an event whose wishes are open. */
export const buildProgram = async (db: TestSql, eventId: string, values: object = {}): Promise<void> => {
  await insert(db, 'meeting_programs', { id: newId(), eventId, wishesOpenAt: new Date(0), ...values });
};

/** An event that takes wishes. */
export const buildWishEvent = async (db: TestSql, values: object = {}): Promise<BuiltEvent> => {
  const event = await buildEvent(db);
  await buildProgram(db, event.id, values);
  return event;
};

/** Stores a wish; `to` is the column of whom it is about. */
export const buildWish = async (
  db: TestSql,
  fromId: string,
  to: { toAttendeeId: string } | { toCompanyId: string },
  kind: 'MUST' | 'LIKE' | 'NO',
  position = kind === 'NO' ? 0 : 1,
): Promise<void> => {
  await insert(db, 'meeting_wishes', { id: newId(), fromId, ...to, kind, position });
};
