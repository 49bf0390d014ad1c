import { buildEvent } from '../../support/factories';
import { buildGroups } from '../../support/groups';
import { change, containing, mutation, ofEvent, toHost, type Made, type Rows } from './row';

const settled: Made<object> = async (_scene, db) => ({ eventId: (await buildEvent(db)).id, mostInRow: 4 });

const promised: Made<object> = async (_scene, db) => {
  const { id: eventId } = await buildEvent(db);
  const [, groupId] = await buildGroups(db, eventId, [{}, { name: 'Buyers' }]);
  return { eventId, targets: [{ groupId, minimum: 8 }] };
};

/** The rights to wish for meetings, to see one's own wishes, and to plan by those of all. */
export const wishOperations: Rows = {
  meetingWishes: ofEvent('{ nodes { kind position attendee { id } company { id } } }', 'ATTENDEES'),
  setMeetingWish: mutation('ACTORS', 'SAME', toHost({ kind: 'NO' })),
  meetingTargets: ofEvent('{ updatedAt targets { attendeeId minimum } }', 'STAFF'),
  wishStatistics: ofEvent('{ people musts likes refusals blocks withoutWishes { id } }', 'STAFF'),
  meetingReadiness: ofEvent('{ people pods times places promised aboveOpenTimes { openTimes } }', 'STAFF'),
  updateMeetingProgram: change('event.meetingProgram', 'SAME', settled, {
    before: { mostInRow: 5 },
    after: { mostInRow: 4 },
  }),
  setMeetingTargets: change('event.meetingTargets', 'SAME', promised, {
    before: { targets: [] },
    after: { targets: [containing({ minimum: 8, attendeeId: null })] },
  }),
};
