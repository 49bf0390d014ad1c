import { newId } from '../../../server/src/core/db/ids';
import { hashOfCode } from '../../../server/src/modules/applications/place.service';
import { buildAttendee, insert } from '../../support/factories';
import { asks, change, inEvent, mutation, newIn, ofEvent, plus, type Made, type Rows } from './row';

/** An attendee who applied, was offered a place or was declined, with what belongs to it. */
const applicant =
  (application: string, values: () => object = () => ({})): Made<string> =>
  async (scene, db) => {
    const attendeeId = await newIn(buildAttendee, { status: 'INVITED', application })(scene, db);
    await insert(db, 'applications', { attendeeId, ...inEvent(scene), ...values() });
    return attendeeId;
  };

const later = (): Date => new Date(Date.now() + 60_000);

const code: Made<string> = async (scene, db) => {
  const made = newId();
  await applicant('OFFERED', () => ({ offerEndsAt: later(), offerCodeHash: hashOfCode(made) }))(scene, db);
  return made;
};

const decision: Made<string> = async (scene, db) => {
  const decisionId = newId();
  const decided = { decisionId, undoUntil: later(), former: 'APPLIED', formerSince: new Date() };
  await applicant('DECLINED', () => decided)(scene, db);
  return decisionId;
};

/** Applications, and the places of the event. */
export const places: Rows = {
  applicationCounts: ofEvent('{ stage count }', 'STAFF'),
  placeLog: ofEvent('{ nodes { id kind } totalCount }', 'JOINERS_AND_STAFF'),
  placeOffer: asks(
    'query ($code: String!) { placeOffer(code: $code) { eventTitle endsAt isOpen stage } }',
    'ANYBODY',
    async (scene, db) => ({ code: await code(scene, db) }),
  ),
  answerOfferByCode: mutation(
    'ANYBODY',
    'SAME',
    async (scene, db) => ({ code: await code(scene, db), accept: true }),
    { keyless: 'CODE' },
  ),
  answerOffer: mutation('OFFERED', 'ELSEWHERE', plus(inEvent, { accept: false })),
  withdraw: mutation('PLACE_HOLDERS', 'SAME', inEvent),
  decideApplications: change(
    'application.decline',
    'ELSEWHERE',
    async (scene, db) => ({
      attendeeIds: [await applicant('APPLIED')(scene, db)],
      decision: 'DECLINE',
      reason: 'Full',
    }),
    { before: { stage: 'APPLIED' }, after: { reason: 'Full' } },
  ),
  undoDecision: change(
    'application.undo',
    'NOT_FOUND',
    async (scene, db) => ({ decisionId: await decision(scene, db) }),
    { before: { stage: 'DECLINED' } },
  ),
};
