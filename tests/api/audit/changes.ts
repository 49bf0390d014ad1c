import { expect } from 'vitest';
import { newId } from '../../../server/src/core/db/ids';
import {
  buildAttendee,
  buildCompany,
  buildPod,
  buildUser,
  insert,
  signIn,
  midnight,
  slotOf,
} from '../../support/factories';
import { uploaded } from '../../support/imports';
import type { TestServer } from '../../support/server';
import type { Scene } from '../access/scene';
import { announcementChanges } from './announcement-changes';
import { apiTokenChanges } from './api-token-changes';
import { webhookChanges } from './webhook-changes';

/** A change that staff make, and what the log has to say about it. */
export interface StaffChange {
  /** Name of the input type. */
  type: string;
  input: (scene: Scene, server: TestServer) => object | Promise<object>;
  action: string;
  /** The values before and after; neither where they are absent. */
  recorded: { before?: unknown; after?: unknown };
}

const containing = (values: object): unknown => expect.objectContaining(values) as unknown;
const some = expect.anything() as unknown;
const anyTime = expect.any(String) as unknown;

/** Entries are a log of their own: each is a row that says who recorded it, and is never changed. */
export const kept = ['checkIn', 'checkInBatch'];

/** They change nothing of the event by themselves; a run that is committed is recorded as the import that it is. */
export const preparations = ['discardImport', 'prepareImport', 'runImport'];

const invited = async ({ event }: Scene, db: TestServer, more: object = {}) =>
  (await buildAttendee(db, { eventId: event.id, status: 'INVITED', ...more })).id;

const faqOf = async ({ event }: Scene, db: TestServer, position = 0): Promise<string> => {
  const id = newId();
  await insert(db, 'faqs', { id, eventId: event.id, question: 'Where?', answer: 'Here.', position });
  return id;
};
const insightOf = async ({ event }: Scene, db: TestServer): Promise<string> => {
  const id = newId();
  const text = { title: 'News', summary: 'Short', body: 'Long', publishedAt: new Date(0) };
  await insert(db, 'insights', { id, eventId: event.id, ...text });
  return id;
};

const events: Record<string, StaffChange> = {
  createEvent: {
    type: 'CreateEventInput',
    input: () => ({ title: 'Forum', startsAt: midnight(3), endsAt: midnight(4) }),
    action: 'event.create',
    recorded: { after: containing({ title: 'Forum' }) },
  },
  updateEvent: {
    type: 'UpdateEventInput',
    input: ({ event }) => ({ eventId: event.id, tagline: 'Meet' }),
    action: 'event.update',
    recorded: { before: { tagline: null }, after: { tagline: 'Meet' } },
  },
  duplicateEvent: {
    type: 'DuplicateEventInput',
    input: ({ event }) => ({ eventId: event.id }),
    action: 'event.duplicate',
    recorded: { after: containing({ copyOf: some }) },
  },
  setPersonaWishes: {
    type: 'SetPersonaWishesInput',
    input: ({ event }) => ({
      eventId: event.id,
      wishes: [{ persona: 'STARTUP', other: 'SPONSOR', wish: 'LOW' }],
    }),
    action: 'event.personaWishes',
    recorded: {
      before: { 'STARTUP for SPONSOR': 'MEDIUM (default)' },
      after: { 'STARTUP for SPONSOR': 'LOW' },
    },
  },
};

const people: Record<string, StaffChange> = {
  createAttendee: {
    type: 'CreateAttendeeInput',
    input: ({ event }) => ({
      eventId: event.id,
      email: `${newId()}@example.test`,
      firstName: 'Ada',
      lastName: 'King',
    }),
    action: 'attendee.create',
    recorded: { after: containing({ firstName: 'Ada', lastName: 'King' }) },
  },
  updateAttendee: {
    type: 'UpdateAttendeeInput',
    input: async (scene, db) => ({ attendeeId: await invited(scene, db), jobTitle: 'CEO' }),
    action: 'attendee.update',
    recorded: { before: { jobTitle: null }, after: { jobTitle: 'CEO' } },
  },
  deleteAttendee: {
    type: 'DeleteAttendeeInput',
    input: async (scene, db) => ({ attendeeId: await invited(scene, db) }),
    action: 'attendee.delete',
    recorded: { before: containing({ status: 'INVITED' }), after: { closedMeetings: 0 } },
  },
  sendInvitationReminder: {
    type: 'SendInvitationReminderInput',
    input: async (scene, db) => ({ attendeeId: await invited(scene, db) }),
    action: 'attendee.remind',
    recorded: { before: { invitedAt: null }, after: { invitedAt: anyTime } },
  },
  startBulkJob: {
    type: 'StartBulkJobInput',
    input: async (scene, db) => ({
      eventId: scene.event.id,
      kind: 'SET_CATEGORY',
      category: 'SPEAKER',
      attendeeIds: [await invited(scene, db)],
    }),
    action: 'attendee.bulk-category',
    recorded: { after: { attendees: 1, value: 'SPEAKER' } },
  },
  undoBulkJob: {
    type: 'UndoBulkJobInput',
    input: async ({ event }, db) => {
      const id = newId();
      const more = { kind: 'SET_CATEGORY', status: 'DONE', value: 'SPEAKER', finishedAt: new Date() };
      await insert(db, 'bulk_jobs', { id, eventId: event.id, ...more });
      return { bulkJobId: id };
    },
    action: 'attendee.bulk-category.undo',
    recorded: { after: { restored: 0, kept: 0 } },
  },
  inviteAttendees: {
    type: 'InviteAttendeesInput',
    input: async (scene, db) => ({ eventId: scene.event.id, attendeeIds: [await invited(scene, db)] }),
    action: 'attendee.invite',
    recorded: { after: { invitations: 1 } },
  },
  createUser: {
    type: 'CreateUserInput',
    input: () => ({ email: `${newId()}@example.test`, displayName: 'Ada', role: 'MANAGER' }),
    action: 'user.create',
    recorded: { after: containing({ displayName: 'Ada', role: 'MANAGER', disabled: false }) },
  },
  updateUser: {
    type: 'UpdateUserInput',
    input: async (_scene, db) => ({ userId: (await buildUser(db)).id, role: 'EXECUTIVE', disabled: true }),
    action: 'user.update',
    recorded: {
      before: { role: 'ATTENDEE', disabled: false, passwordRemoved: null },
      after: { role: 'EXECUTIVE', disabled: true, passwordRemoved: true },
    },
  },
  revokeUserSession: {
    type: 'RevokeUserSessionInput',
    input: async (_scene, db) => {
      const { id: userId } = await buildUser(db);
      const sessionId = newId();
      await signIn(db, { userId }, { id: sessionId, device: 'Chrome on Android' });
      return { userId, sessionId };
    },
    action: 'user.sign-out',
    recorded: { before: { sessions: 1, device: 'Chrome on Android' } },
  },
  revokeUserSessions: {
    type: 'RevokeUserSessionsInput',
    input: async (_scene, db) => {
      const user = await buildUser(db);
      await signIn(db, user);
      return { userId: user.id };
    },
    action: 'user.sign-out',
    recorded: { before: { sessions: 1 } },
  },
  sendPasswordResetLink: {
    type: 'SendPasswordResetLinkInput',
    input: async (_scene, db) => ({ userId: (await buildUser(db)).id }),
    action: 'user.sendPasswordResetLink',
    recorded: {},
  },
  deleteUser: {
    type: 'DeleteUserInput',
    input: async (_scene, db) => ({ userId: (await buildUser(db, { displayName: 'Ada' })).id }),
    action: 'user.delete',
    recorded: { before: { role: 'ATTENDEE' }, after: { profiles: 0, closedMeetings: 0 } },
  },
  resolveMessageReport: {
    type: 'ResolveMessageReportInput',
    input: ({ reportId }) => ({ reportId }),
    action: 'messageReport.resolve',
    recorded: { before: { resolvedAt: null }, after: { resolvedAt: anyTime, decision: 'DISMISSED' } },
  },
};

const places: Record<string, StaffChange> = {
  createCompany: {
    type: 'CreateCompanyInput',
    input: ({ event }) => ({ eventId: event.id, kind: 'SPONSOR', name: 'Acme' }),
    action: 'company.create',
    recorded: { after: { kind: 'SPONSOR', name: 'Acme' } },
  },
  updateCompany: {
    type: 'UpdateCompanyInput',
    input: async ({ event }, db) => ({
      companyId: (await buildCompany(db, { eventId: event.id, name: 'Acme' })).id,
      name: 'Acme Corp',
    }),
    action: 'company.update',
    recorded: { before: { name: 'Acme' }, after: { name: 'Acme Corp' } },
  },
  setCompanyContact: {
    type: 'SetCompanyContactInput',
    input: async ({ event }, db) => {
      const { id: companyId } = await buildCompany(db, { eventId: event.id });
      return { attendeeId: (await buildAttendee(db, { eventId: event.id, companyId })).id, contact: true };
    },
    action: 'attendee.update',
    recorded: { before: { companyContact: false }, after: { companyContact: true } },
  },
  deleteCompany: {
    type: 'DeleteCompanyInput',
    input: async ({ event }, db) => ({
      companyId: (await buildCompany(db, { eventId: event.id, name: 'Acme' })).id,
    }),
    action: 'company.delete',
    recorded: { before: containing({ name: 'Acme' }), after: { attendees: 0, pods: 0 } },
  },
  createPod: {
    type: 'CreatePodInput',
    input: ({ event }) => ({ eventId: event.id, name: 'B1' }),
    action: 'pod.create',
    recorded: { after: containing({ name: 'B1' }) },
  },
  updatePod: {
    type: 'UpdatePodInput',
    input: async ({ event }, db) => ({
      podId: (await buildPod(db, { eventId: event.id })).id,
      bookable: false,
    }),
    action: 'pod.update',
    recorded: { before: { bookable: true }, after: { bookable: false } },
  },
  reorderPods: {
    type: 'ReorderPodsInput',
    input: async ({ event, podId }, db) => {
      const { id } = await buildPod(db, { eventId: event.id, name: 'B1', position: 99_999 });
      return { eventId: event.id, podIds: [id, podId] };
    },
    action: 'pod.reorder',
    recorded: {
      before: { pods: expect.any(Array) as string[] },
      after: { pods: expect.any(Array) as string[] },
    },
  },
  deletePod: {
    type: 'DeletePodInput',
    input: async ({ event }, db) => ({ podId: (await buildPod(db, { eventId: event.id, name: 'B1' })).id }),
    action: 'pod.delete',
    recorded: { before: containing({ name: 'B1' }), after: { closedMeetings: 0, removedActivities: 0 } },
  },
};

const plans: Record<string, StaffChange> = {
  createActivity: {
    type: 'CreateActivityInput',
    input: ({ event }) => ({ eventId: event.id, title: 'Opening', ...slotOf(event, 8) }),
    action: 'activity.create',
    recorded: { after: containing({ title: 'Opening' }) },
  },
  updateActivity: {
    type: 'UpdateActivityInput',
    input: ({ activityId }) => ({ activityId, track: 'Health' }),
    action: 'activity.update',
    recorded: { before: { track: null }, after: { track: 'Health' } },
  },
  deleteActivity: {
    type: 'DeleteActivityInput',
    input: ({ activityId }) => ({ activityId }),
    action: 'activity.delete',
    recorded: { before: containing({ kind: 'SESSION' }) },
  },
  updatePodActivity: {
    type: 'UpdatePodActivityInput',
    input: ({ event, podActivityId }) => ({ podActivityId, ...slotOf(event, 9) }),
    action: 'activity.update',
    recorded: {
      before: { startsAt: anyTime, endsAt: anyTime },
      after: { startsAt: anyTime, endsAt: anyTime },
    },
  },
  removePodActivity: {
    type: 'RemovePodActivityInput',
    input: ({ meetingId }) => ({ podActivityId: meetingId }),
    action: 'meeting.remove',
    recorded: { before: containing({ status: 'PENDING' }), after: containing({ status: 'REJECTED' }) },
  },
};

const articles: Record<string, StaffChange> = {
  createFaq: {
    type: 'CreateFaqInput',
    input: ({ event }) => ({ eventId: event.id, question: 'Where?', answer: 'Here.' }),
    action: 'faq.create',
    recorded: { after: { question: 'Where?', answer: 'Here.' } },
  },
  updateFaq: {
    type: 'UpdateFaqInput',
    input: async (scene, db) => ({ faqId: await faqOf(scene, db), answer: 'There.' }),
    action: 'faq.update',
    recorded: { before: { answer: 'Here.' }, after: { answer: 'There.' } },
  },
  deleteFaq: {
    type: 'DeleteFaqInput',
    input: async (scene, db) => ({ faqId: await faqOf(scene, db) }),
    action: 'faq.delete',
    recorded: { before: containing({ question: 'Where?', answer: 'Here.' }) },
  },
  reorderFaqs: {
    type: 'ReorderFaqsInput',
    input: async (scene, db) => {
      await faqOf(scene, db, 0);
      return { eventId: scene.event.id, faqIds: [await faqOf(scene, db, 1)] };
    },
    action: 'faq.reorder',
    recorded: { before: { order: [anyTime, anyTime] }, after: { order: [anyTime, anyTime] } },
  },
  createInsight: {
    type: 'CreateInsightInput',
    input: ({ event }) => ({ eventId: event.id, title: 'News', summary: 'Short', body: 'Long' }),
    action: 'insight.create',
    recorded: { after: { title: 'News', summary: 'Short', body: 'Long' } },
  },
  updateInsight: {
    type: 'UpdateInsightInput',
    input: async (scene, db) => ({ insightId: await insightOf(scene, db), title: 'Olds' }),
    action: 'insight.update',
    recorded: { before: { title: 'News' }, after: { title: 'Olds' } },
  },
  deleteInsight: {
    type: 'DeleteInsightInput',
    input: async (scene, db) => ({ insightId: await insightOf(scene, db) }),
    action: 'insight.delete',
    recorded: { before: containing({ title: 'News' }) },
  },
};

const imports: Record<string, StaffChange> = {
  importAttendees: {
    type: 'ImportAttendeesInput',
    input: async ({ event }) => ({
      eventId: event.id,
      file: await uploaded(`Email;First name;Last name\n${newId()}@example.test;Ada;King`),
    }),
    action: 'attendee.import',
    recorded: { after: { created: 1, updated: 0 } },
  },
  importCompanies: {
    type: 'ImportCompaniesInput',
    input: async ({ event }) => ({ eventId: event.id, file: await uploaded('Name;Kind\nAcme;SPONSOR') }),
    action: 'company.import',
    recorded: { after: { created: 1, updated: 0 } },
  },
  undoImport: {
    type: 'UndoImportInput',
    input: async ({ event }, server) => {
      const importId = newId();
      const more = { kind: 'COMPANIES', status: 'COMMITTED', fileName: 'a.csv', committedAt: new Date() };
      await insert(server, 'imports', { id: importId, eventId: event.id, ...more });
      return { importId };
    },
    action: 'company.import.undo',
    recorded: { after: { removed: 0, restored: 0, kept: 0 } },
  },
};

/** One change for every mutation of staff. */
export const changes: Record<string, StaffChange> = {
  ...events,
  ...people,
  ...places,
  ...plans,
  ...articles,
  ...imports,
  ...announcementChanges,
  ...apiTokenChanges,
  ...webhookChanges,
};
