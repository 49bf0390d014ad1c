import { newId } from '../../../server/src/core/db/ids';
import { buildAttendee, insert } from '../../support/factories';
import type { TestSql } from '../../support/server';
import { F, inEvent, U, type Operation, type Scene } from './scene';

const scan = async ({ event }: Scene, db: TestSql) => {
  const { inviteCode: code } = await buildAttendee(db, { eventId: event.id });
  return { code, gate: 'North', clientId: newId() };
};

const forStaff = (document: string): Operation => ({
  document,
  variables: inEvent,
  codes: [U, F, F, F, F, 'OK'],
});

/** The rights to look at codes and entries, and to record them. */
export const checkInOperations: Record<string, Operation> = {
  verifyEntryCode: {
    document: 'query ($code: String!) { verifyEntryCode(code: $code) { valid } }',
    variables: async (scene, db) => ({ code: (await scan(scene, db)).code }),
    codes: ['OK', 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  entryCodes: {
    ...forStaff('query ($eventId: ID!) { entryCodes(eventId: $eventId) { salt } }'),
    codes: [U, F, F, F, F, 'OK', F],
  },
  checkIns: forStaff('query ($eventId: ID!) { checkIns(eventId: $eventId) { nodes { id } } }'),
  recordedCheckIn: {
    ...forStaff('query ($id: ID!) { recordedCheckIn(id: $id) { id } }'),
    variables: async (scene, db) => {
      const attendee = await buildAttendee(db, { eventId: scene.event.id });
      const id = newId();
      const entry = { id, eventId: scene.event.id, attendeeId: attendee.id, clientId: id };
      await insert(db, 'check_ins', { ...entry, gate: 'North', direction: 'IN', at: new Date() });
      return { id };
    },
  },
  headCount: forStaff('query ($eventId: ID!) { headCount(eventId: $eventId) { inside } }'),
  checkInRecorded: forStaff('subscription ($eventId: ID!) { checkInRecorded(eventId: $eventId) { id } }'),
  checkIn: {
    document: 'mutation ($input: CheckInInput!) { checkIn(input: $input) { result { outcome } } }',
    variables: async (scene, db) => ({ input: { eventId: scene.event.id, ...(await scan(scene, db)) } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  checkInBatch: {
    document: 'mutation ($input: CheckInBatchInput!) { checkInBatch(input: $input) { results { outcome } } }',
    variables: async (scene, db) => ({
      input: { eventId: scene.event.id, entries: [await scan(scene, db)] },
    }),
    codes: [U, F, F, F, F, 'OK', F],
  },
};
