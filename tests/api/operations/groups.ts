import { newId } from '../../../server/src/core/db/ids';
import { buildAttendee, buildEvent } from '../../support/factories';
import { buildGroups } from '../../support/groups';
import {
  asks,
  change,
  containing,
  inEvent,
  ofEvent,
  plus,
  someText,
  update,
  withId,
  type Made,
  type Rows,
} from './row';

/** A group in an event of its own, since an event has at most 50. */
const groupOf: Made<string> = async (_scene, db) => {
  const event = await buildEvent(db);
  return (await buildGroups(db, event.id, [{}, { name: 'Gold' }]))[1] ?? '';
};
const oneGroup = withId('groupId', groupOf);

const withMember: Made<object> = async (_scene, db) => {
  const event = await buildEvent(db);
  const [, groupId] = await buildGroups(db, event.id, [{}, { name: 'Gold' }]);
  return { groupId, addIds: [(await buildAttendee(db, { eventId: event.id })).id] };
};

const closedToAll: Made<object> = async (_scene, db) => {
  const event = await buildEvent(db);
  const [fromId, toId] = await buildGroups(db, event.id, [{}, { name: 'Gold' }]);
  const rule = { fromId, toId, see: true, meet: false, write: false };
  return { eventId: event.id, rules: [rule] };
};

const oneQuestion = {
  key: 'diet',
  kind: 'TEXT',
  audience: 'STAFF',
  labels: [{ language: 'EN', text: 'What do you eat?' }],
  purposes: [{ language: 'EN', text: 'For the kitchen.' }],
};
const asking: Made<object> = async (_scene, db) => ({
  eventId: (await buildEvent(db)).id,
  fields: [oneQuestion],
});

/** The rights to look at the groups of an event, and to change them and their rules. */
export const groupOperations: Rows = {
  attendeeGroups: ofEvent('{ id name memberCount }', 'STAFF'),
  groupRules: ofEvent('{ updatedAt rules { fromId toId see meet write } }', 'STAFF'),
  createAttendeeGroup: change(
    'group.create',
    'CONFLICT',
    plus(inEvent, () => ({ name: `Gold ${newId()}`, shown: true })),
    { after: containing({ shown: true }) },
  ),
  updateAttendeeGroup: update('group.update', oneGroup, { name: 'Gold' }, { name: 'Silver' }),
  deleteAttendeeGroup: change('group.delete', 'NOT_FOUND', oneGroup, {
    before: { name: 'Gold', memberCount: 0 },
  }),
  setGroupMembers: change('group.members', 'FIRST_IS_TOLD', withMember, {
    before: { members: [] },
    after: { members: [someText] },
  }),
  eventFields: ofEvent('{ updatedAt fields { id key } }', 'ASKED'),
  keptData: ofEvent('{ keepDays erasesAt profileFields { name } fields { key } }', 'ASKED'),
  erasurePreview: asks(
    'query ($eventId: ID!, $keepDays: Int!) { erasurePreview(eventId: $eventId, keepDays: $keepDays) { erasesAt people } }',
    'STAFF',
    (scene) => ({ ...inEvent(scene), keepDays: 90 }),
  ),
  eventFieldsPreview: asks(
    'query ($input: EventFieldsPreviewInput!) { eventFieldsPreview(input: $input) { removedAnswers losses { fieldId } } }',
    'STAFF',
    (scene) => ({ input: { ...inEvent(scene), fields: [oneQuestion] } }),
  ),
  setEventFields: change('event.fields', 'SAME', asking, {
    before: { fields: [] },
    after: { fields: [containing(oneQuestion)], removedAnswers: 0 },
  }),
  updateGroupRules: change('group.rules', 'SAME', closedToAll, {
    before: { closed: [] },
    after: { closed: [someText] },
  }),
};
