import { expect } from 'vitest';
import { newId } from '../../../server/src/core/db/ids';
import { insert } from '../../support/factories';
import type { TestServer } from '../../support/server';
import type { Scene } from '../access/scene';
import type { StaffChange } from './changes';

const containing = (values: object): unknown => expect.objectContaining(values) as unknown;
const anyTime = expect.any(String) as unknown;

const announcementOf = async ({ event }: Scene, db: TestServer, more: object = {}): Promise<string> => {
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
const inAnHour = (): Date => new Date(Date.now() + 3_600_000);

/** What staff do with announcements. */
export const announcementChanges: Record<string, StaffChange> = {
  createAnnouncement: {
    type: 'CreateAnnouncementInput',
    input: ({ event }) => ({
      eventId: event.id,
      title: 'Lunch',
      text: 'In hall 2.',
      segment: {},
      inPortal: true,
      byMail: false,
    }),
    action: 'announcement.create',
    recorded: { after: containing({ title: 'Lunch', segment: { status: 'CONFIRMED' } }) },
  },
  updateAnnouncement: {
    type: 'UpdateAnnouncementInput',
    input: async (scene, db) => ({ announcementId: await announcementOf(scene, db), title: 'Dinner' }),
    action: 'announcement.update',
    recorded: { before: { title: 'Lunch' }, after: { title: 'Dinner' } },
  },
  sendAnnouncement: {
    type: 'SendAnnouncementInput',
    input: async (scene, db) => ({ announcementId: await announcementOf(scene, db), sendAt: inAnHour() }),
    action: 'announcement.send',
    recorded: { before: { status: 'DRAFT', sendAt: null }, after: { status: 'SCHEDULED', sendAt: anyTime } },
  },
  cancelAnnouncement: {
    type: 'CancelAnnouncementInput',
    input: async (scene, db) => ({
      announcementId: await announcementOf(scene, db, { status: 'SCHEDULED', sendAt: inAnHour() }),
    }),
    action: 'announcement.cancel',
    recorded: { before: { status: 'SCHEDULED', sendAt: anyTime }, after: { status: 'CANCELLED' } },
  },
  deleteAnnouncement: {
    type: 'DeleteAnnouncementInput',
    input: async (scene, db) => ({ announcementId: await announcementOf(scene, db) }),
    action: 'announcement.delete',
    recorded: { before: containing({ title: 'Lunch', status: 'DRAFT' }) },
  },
};
