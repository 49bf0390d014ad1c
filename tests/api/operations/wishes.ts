import { newId } from '../../../server/src/core/db/ids';
import { buildAttendee, buildEvent, buildPod, insert, slotOf } from '../../support/factories';
import { buildGroups } from '../../support/groups';
import { buildWishEvent } from '../../support/wishes';
import {
  asks,
  byId,
  change,
  containing,
  insertIn,
  live,
  mutation,
  ofEvent,
  toHost,
  withId,
  type Made,
  type Row,
  type Rows,
} from './row';

const settled: Made<object> = async (_scene, db) => ({ eventId: (await buildEvent(db)).id, mostInRow: 4 });

const promised: Made<object> = async (_scene, db) => {
  const { id: eventId } = await buildEvent(db);
  const [, groupId] = await buildGroups(db, eventId, [{}, { name: 'Buyers' }]);
  return { eventId, targets: [{ groupId, minimum: 8 }] };
};

const run =
  (values: object = {}): Made<string> =>
  (scene, db) =>
    insertIn(scene, db, 'schedule_runs', {
      basis: 'NOTHING',
      goalOrder: 'PROMISES_FIRST',
      seed: 1,
      status: 'DRAFT',
      inputHash: 'none',
      finishedAt: new Date(),
      ...values,
    });

/** In an event of its own, since one run is computed at a time. */
const waitingRun: Made<string> = async (scene, db) => {
  const event = await buildWishEvent(db);
  return run({ eventId: event.id, status: 'QUEUED', finishedAt: null })(scene, db);
};

/** A run in an event of its own, since one timetable of an event is written at a time. */
const ownRun =
  (status: string): Made<string> =>
  async (scene, db) =>
    run({ eventId: (await buildWishEvent(db)).id, status })(scene, db);

const applied: Made<object> = async (scene, db) => ({
  scheduleRunId: await ownRun('DRAFT')(scene, db),
  expectedVersion: 0,
  evenIfOutdated: true,
});

const ofRun = (name: string, more: string, selection: string, codes: 'STAFF' | 'STAFF_TOO_LATE'): Row => ({
  ...asks(
    `query ($runId: ID!) { ${name}(runId: $runId${more}) ${selection} }`,
    codes,
    withId('runId', run()),
  ),
  elsewhere: 'NOT_FOUND',
});
const NOBODY = newId();

/** An edit that drops the only meeting of a draft. */
const edited: Made<object> = async (scene, db) => {
  const { id: eventId } = await buildWishEvent(db);
  const scheduleRunId = await run({ eventId })(scene, db);
  const dropId = newId();
  await insert(db, 'schedule_run_meetings', {
    id: dropId,
    runId: scheduleRunId,
    oneId: (await buildAttendee(db, { eventId })).id,
    otherId: (await buildAttendee(db, { eventId })).id,
    change: 'ADDED',
    podId: (await buildPod(db, { eventId })).id,
    startsAt: new Date(0),
    endsAt: new Date(1),
  });
  return { scheduleRunId, expectedVersion: 0, edits: [{ dropId }] };
};

/** A coming meeting that a timetable has placed. */
const placed: Made<object> = async (scene, db) => {
  const event = await buildWishEvent(db);
  const eventId = event.id;
  const people = [await buildAttendee(db, { eventId }), await buildAttendee(db, { eventId })];
  const [podId, runId] = [
    (await buildPod(db, { eventId })).id,
    await run({ eventId, status: 'APPLIED' })(scene, db),
  ];
  const meetingId = newId();
  await insert(db, 'meetings', {
    id: meetingId,
    eventId,
    senderId: people[0]!.id,
    receiverId: people[1]!.id,
    status: 'ACTIVE',
    ...slotOf(event),
    expiresAt: event.endsAt,
    podId,
    runId,
  });
  return { eventId, isLocked: true, meetingIds: [meetingId] };
};

/** The rights to wish for meetings, to see one's own wishes, and to plan by those of all. */
export const wishOperations: Rows = {
  meetingWishes: ofEvent('{ nodes { kind position isPlaced attendee { id } company { id } } }', 'ATTENDEES'),
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
  startScheduleRun: change(
    'schedule_run.start',
    'CONFLICT',
    async (_scene, db) => ({ eventId: (await buildWishEvent(db)).id, basis: 'NOTHING', seed: 3 }),
    { after: { basis: 'NOTHING', order: 'PROMISES_FIRST', seed: 3 } },
  ),
  cancelScheduleRun: change('schedule_run.cancel', 'CONFLICT', withId('scheduleRunId', waitingRun)),
  editScheduleRun: change('schedule_run.edit', 'CONFLICT', edited, { after: { edits: 1 } }),
  lockMeetings: change('meetings.lock', 'FIRST_IS_TOLD', placed, { after: containing({ count: 1 }) }),
  applyScheduleRun: change('schedule_run.apply', 'CONFLICT', applied),
  undoScheduleRun: change('schedule_run.undo', 'CONFLICT', withId('scheduleRunId', ownRun('APPLIED'))),
  scheduleRun: byId('{ id status bound { must } measures { must } isOutdated }', 'STAFF', run()),
  scheduleRuns: ofEvent('{ nodes { id } }', 'STAFF'),
  scheduleRunChanged: live('{ id status }', 'STAFF'),
  scheduleRunMeetings: ofRun(
    'scheduleRunMeetings',
    '',
    '{ nodes { id one { id } other { id } pod { id } } }',
    'STAFF',
  ),
  scheduleRunPeople: ofRun(
    'scheduleRunPeople',
    '',
    '{ nodes { target got reasons { code count } } }',
    'STAFF',
  ),
  whyNotMeeting: ofRun('whyNotMeeting', `, oneId: "${NOBODY}", otherId: "${NOBODY}"`, '', 'STAFF_TOO_LATE'),
  scheduleRunPlaces: ofRun(
    'scheduleRunPlaces',
    `, oneId: "${NOBODY}", otherId: "${NOBODY}"`,
    '{ startsAt endsAt podIds }',
    'STAFF_TOO_LATE',
  ),
  whatWouldHelp: ofRun('whatWouldHelp', '', '{ morePods bound { must } }', 'STAFF_TOO_LATE'),
};
