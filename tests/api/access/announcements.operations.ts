import { newId } from '../../../server/src/core/db/ids';
import { insert } from '../../support/factories';
import type { TestSql } from '../../support/server';
import { F, inEvent, U, type Operation, type Scene } from './scene';

/** Announcements are for those who manage events. */
const toManagers: Operation['codes'] = [U, F, F, F, F, 'OK', F];

const announcementOf = async ({ event }: Scene, db: TestSql, more: object = {}): Promise<string> => {
  const id = newId();
  await insert(db, 'announcements', {
    id,
    eventId: event.id,
    title: 'Lunch',
    text: 'In hall 2.',
    segment: JSON.stringify({ status: 'CONFIRMED' }),
    inPortal: true,
    byMail: false,
    authorName: 'Nadia',
    ...more,
  });
  return id;
};
const act =
  (more: object = {}, row: object = {}): Operation['variables'] =>
  async (scene, db) => ({ input: { announcementId: await announcementOf(scene, db, row), ...more } });
const inAnHour = () => new Date(Date.now() + 3_600_000);

export const announcementOperations: Record<string, Operation> = {
  announcements: {
    document: 'query ($eventId: ID!) { announcements(eventId: $eventId) { nodes { id reach { read } } } }',
    variables: inEvent,
    codes: toManagers,
  },
  announcement: {
    document: 'query ($id: ID!) { announcement(id: $id) { id text } }',
    variables: async (scene, db) => ({ id: await announcementOf(scene, db) }),
    codes: toManagers,
  },
  announcementAudience: {
    document: 'query ($eventId: ID!) { announcementAudience(eventId: $eventId, segment: {}) { people } }',
    variables: inEvent,
    codes: toManagers,
  },
  createAnnouncement: {
    document:
      'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id } } }',
    variables: ({ event }) => ({
      input: {
        eventId: event.id,
        title: 'Lunch',
        text: 'In hall 2.',
        segment: {},
        inPortal: true,
        byMail: false,
      },
    }),
    codes: toManagers,
  },
  updateAnnouncement: {
    document:
      'mutation ($input: UpdateAnnouncementInput!) { updateAnnouncement(input: $input) { announcement { id } } }',
    variables: act({ title: 'Dinner' }),
    codes: toManagers,
  },
  sendAnnouncement: {
    document:
      'mutation ($input: SendAnnouncementInput!) { sendAnnouncement(input: $input) { announcement { id } } }',
    variables: async (scene, db) => ({
      input: { announcementId: await announcementOf(scene, db), sendAt: inAnHour() },
    }),
    codes: toManagers,
  },
  cancelAnnouncement: {
    document:
      'mutation ($input: CancelAnnouncementInput!) { cancelAnnouncement(input: $input) { announcement { id } } }',
    variables: (scene, db) => act({}, { status: 'SCHEDULED', sendAt: inAnHour() })(scene, db),
    codes: toManagers,
  },
  deleteAnnouncement: {
    document:
      'mutation ($input: DeleteAnnouncementInput!) { deleteAnnouncement(input: $input) { announcement { id } } }',
    variables: act(),
    codes: toManagers,
  },
};
