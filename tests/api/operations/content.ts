import { newId } from '../../../server/src/core/db/ids';
import { buildApiToken } from '../../support/api-tokens';
import { insert, midnight } from '../../support/factories';
import type { TestSql } from '../../support/server';
import { buildDelivery, buildWebhook } from '../../support/webhooks';
import {
  asks,
  by,
  byId,
  containing,
  F,
  inEvent,
  live,
  MANAGERS,
  mutation,
  NOBODY,
  ofEvent,
  READERS,
  some,
  someText,
  STAFF,
  U,
  USERS,
  VIEWERS,
  type Rows,
} from './row';
import type { Scene } from './scene';

/** The rights to look at events and to change them. */
const events: Rows = {
  events: asks('{ events { nodes { id } } }', USERS),
  event: byId('{ id viewerProfile { id } viewerUnreadCount }', READERS, ({ event }) => event.id),
  // To a stranger it is null.
  node: byId('{ id }', [U, 'OK', F, 'OK', 'OK', 'OK'], ({ event }) => event.id),
  createEvent: mutation(
    MANAGERS,
    'EACH',
    () => ({ title: 'Forum', startsAt: midnight(3), endsAt: midnight(4) }),
    { logged: { action: 'event.create', after: containing({ title: 'Forum' }) } },
  ),
  updateEvent: mutation(MANAGERS, 'SAME', (scene) => ({ ...inEvent(scene), tagline: 'Meet' }), {
    logged: { action: 'event.update', before: { tagline: null }, after: { tagline: 'Meet' } },
  }),
  duplicateEvent: mutation(MANAGERS, 'EACH', inEvent, {
    logged: { action: 'event.duplicate', after: containing({ copyOf: some }) },
  }),
};

const faqOf = async ({ event }: Scene, db: TestSql, position = 0) => {
  const faqId = newId();
  await insert(db, 'faqs', { id: faqId, eventId: event.id, question: 'Where?', answer: 'Here.', position });
  return { faqId };
};
const insightOf = async ({ event }: Scene, db: TestSql) => {
  const insightId = newId();
  const text = { title: 'News', summary: 'Short', body: 'Long', publishedAt: new Date(0) };
  await insert(db, 'insights', { id: insightId, eventId: event.id, ...text });
  return { insightId };
};
const question = { question: 'Where?', answer: 'Here.' };
const news = { title: 'News', summary: 'Short', body: 'Long' };

/** The rights to read and change questions and articles, and to read the logs. */
const articles: Rows = {
  faqs: ofEvent('{ nodes { id viewerCanEdit } }', READERS),
  faq: byId('{ id }', VIEWERS, async (scene, db) => (await faqOf(scene, db)).faqId),
  createFaq: mutation(MANAGERS, 'EACH', (scene) => ({ ...inEvent(scene), ...question }), {
    logged: { action: 'faq.create', after: question },
  }),
  updateFaq: mutation(
    MANAGERS,
    'SAME',
    async (scene, db) => ({ ...(await faqOf(scene, db)), answer: 'There.' }),
    { logged: { action: 'faq.update', before: { answer: 'Here.' }, after: { answer: 'There.' } } },
  ),
  deleteFaq: mutation(MANAGERS, 'NOT_FOUND', (scene, db) => faqOf(scene, db), {
    logged: { action: 'faq.delete', before: containing(question) },
  }),
  reorderFaqs: mutation(
    MANAGERS,
    'SAME',
    async (scene, db) => {
      await faqOf(scene, db);
      return { ...inEvent(scene), faqIds: [(await faqOf(scene, db, 1)).faqId] };
    },
    {
      logged: {
        action: 'faq.reorder',
        before: { order: [someText, someText] },
        after: { order: [someText, someText] },
      },
    },
  ),
  insights: ofEvent('{ nodes { id viewerCanEdit } }', READERS),
  insight: byId('{ id }', VIEWERS, async (scene, db) => (await insightOf(scene, db)).insightId),
  createInsight: mutation(MANAGERS, 'EACH', (scene) => ({ ...inEvent(scene), ...news }), {
    logged: { action: 'insight.create', after: news },
  }),
  updateInsight: mutation(
    MANAGERS,
    'SAME',
    async (scene, db) => ({ ...(await insightOf(scene, db)), title: 'Old' }),
    { logged: { action: 'insight.update', before: { title: 'News' }, after: { title: 'Old' } } },
  ),
  deleteInsight: mutation(MANAGERS, 'NOT_FOUND', insightOf, {
    logged: { action: 'insight.delete', before: containing({ title: 'News' }) },
  }),
  auditLog: asks('{ auditLog { nodes { id action before after } } }', MANAGERS),
  mails: asks('{ mails { nodes { id recipient text } } }', MANAGERS),
};

const inAnHour = () => new Date(Date.now() + 3_600_000);
const lunch = { title: 'Lunch', text: 'In hall 2.', inPortal: true, byMail: false };
const announcementOf =
  (row: () => object = () => ({}), more: () => object = () => ({})) =>
  async ({ event }: Scene, db: TestSql) => {
    const announcementId = newId();
    const segment = JSON.stringify({ status: 'CONFIRMED' });
    const values = { id: announcementId, eventId: event.id, ...lunch, segment, authorName: 'Nadia' };
    await insert(db, 'announcements', { ...values, ...row() });
    return { announcementId, ...more() };
  };

/** Announcements are for those who manage events. */
const announcements: Rows = {
  announcements: ofEvent('{ nodes { id reach { read } } }', MANAGERS),
  announcement: byId(
    '{ id text }',
    MANAGERS,
    async (scene, db) => (await announcementOf()(scene, db)).announcementId,
  ),
  announcementAudience: asks(
    'query ($eventId: ID!) { announcementAudience(eventId: $eventId, segment: {}) { people } }',
    MANAGERS,
    inEvent,
  ),
  createAnnouncement: mutation(MANAGERS, 'EACH', (scene) => ({ ...inEvent(scene), ...lunch, segment: {} }), {
    logged: {
      action: 'announcement.create',
      after: containing({ title: 'Lunch', segment: { status: 'CONFIRMED' } }),
    },
  }),
  updateAnnouncement: mutation(
    MANAGERS,
    'SAME',
    announcementOf(undefined, () => ({ title: 'Dinner' })),
    { logged: { action: 'announcement.update', before: { title: 'Lunch' }, after: { title: 'Dinner' } } },
  ),
  sendAnnouncement: mutation(
    MANAGERS,
    'SAME',
    announcementOf(undefined, () => ({ sendAt: inAnHour() })),
    {
      logged: {
        action: 'announcement.send',
        before: { status: 'DRAFT', sendAt: null },
        after: { status: 'SCHEDULED', sendAt: someText },
      },
    },
  ),
  cancelAnnouncement: mutation(
    MANAGERS,
    'SAME',
    announcementOf(() => ({ status: 'SCHEDULED', sendAt: inAnHour() })),
    {
      logged: {
        action: 'announcement.cancel',
        before: { status: 'SCHEDULED', sendAt: someText },
        after: { status: 'CANCELLED' },
      },
    },
  ),
  deleteAnnouncement: mutation(MANAGERS, 'NOT_FOUND', announcementOf(), {
    logged: { action: 'announcement.delete', before: containing({ title: 'Lunch', status: 'DRAFT' }) },
  }),
};

const toKeepers = { supervisor: F };
const tokenOf = async ({ event }: Scene, db: TestSql) =>
  (await buildApiToken(db, { eventId: event.id, scopes: ['ATTENDEES_READ'] })).id;
const webhookOf = async ({ event }: Scene, db: TestSql): Promise<string> =>
  (await buildWebhook(db, { eventId: event.id })).id;
const aboutWebhook = async (scene: Scene, db: TestSql) => ({ webhookId: await webhookOf(scene, db) });
const receiver = {
  name: 'A receiver',
  url: 'https://hooks.example.com/podium',
  topics: ['CHECK_IN_RECORDED'],
  scopes: ['CHECK_INS_READ'],
};
const printer = { name: 'Badge printer', scopes: ['CHECK_INS_READ'] };

/** What other programs are let do. */
const integrations: Rows = {
  apiTokens: ofEvent('{ nodes { id } }', MANAGERS, toKeepers),
  apiToken: byId('{ id scopes }', MANAGERS, tokenOf, toKeepers),
  createApiToken: mutation(
    MANAGERS,
    'EACH',
    (scene) => ({ ...inEvent(scene), ...printer, expiresAt: new Date(Date.now() + 86_400_000) }),
    {
      ...toKeepers,
      keyless: 'SECRET',
      logged: { action: 'apiToken.create', after: { ...printer, origins: [], expiresAt: someText } },
    },
  ),
  revokeApiToken: mutation(
    MANAGERS,
    'SAME',
    async (scene, db) => ({ apiTokenId: await tokenOf(scene, db) }),
    { ...toKeepers, logged: { action: 'apiToken.revoke' } },
  ),
  webhooks: ofEvent('{ nodes { id } }', MANAGERS, toKeepers),
  webhook: byId('{ id topics statistics { waiting } }', MANAGERS, webhookOf, toKeepers),
  webhookDeliveries: by('webhookId', '{ nodes { id } }', MANAGERS, webhookOf, toKeepers),
  previewWebhookPayload: asks(
    'query ($input: PreviewWebhookPayloadInput!) { previewWebhookPayload(input: $input) }',
    MANAGERS,
    (scene) => ({ input: { ...inEvent(scene), topic: 'MEETING_CHANGED', scopes: ['MEETINGS_READ'] } }),
    toKeepers,
  ),
  createWebhook: mutation(MANAGERS, 'EACH', (scene) => ({ ...inEvent(scene), ...receiver }), {
    ...toKeepers,
    keyless: 'SECRET',
    logged: { action: 'webhook.create', after: { ...receiver, query: null } },
  }),
  updateWebhook: mutation(
    MANAGERS,
    'SAME',
    async (scene, db) => ({ ...(await aboutWebhook(scene, db)), name: 'Another receiver' }),
    {
      ...toKeepers,
      logged: {
        action: 'webhook.update',
        before: { name: 'A receiver' },
        after: { name: 'Another receiver' },
      },
    },
  ),
  deleteWebhook: mutation(MANAGERS, 'NOT_FOUND', aboutWebhook, {
    ...toKeepers,
    logged: { action: 'webhook.delete', before: { ...receiver, query: null } },
  }),
  // Only the last of the secrets is the present one.
  rotateWebhookSecret: mutation(MANAGERS, 'EACH', aboutWebhook, {
    ...toKeepers,
    keyless: 'SECRET',
    logged: { action: 'webhook.rotateSecret' },
  }),
  resumeWebhook: mutation(
    MANAGERS,
    'SAME',
    async ({ event }, db) => {
      const paused = { eventId: event.id, pausedAt: new Date(), pauseReason: 'GONE' };
      return { webhookId: (await buildWebhook(db, paused)).id };
    },
    {
      ...toKeepers,
      logged: {
        action: 'webhook.resume',
        before: { pausedAt: some, pauseReason: 'GONE' },
        after: { pausedAt: null, pauseReason: null },
      },
    },
  ),
  sendTestWebhook: mutation(MANAGERS, 'EACH', aboutWebhook, {
    ...toKeepers,
    logged: { action: 'webhook.test', after: { topic: 'CHECK_IN_RECORDED', subjectId: some } },
  }),
  resendWebhookDelivery: mutation(
    MANAGERS,
    'SAME',
    async (scene, db) => ({ webhookDeliveryId: (await buildDelivery(db, await aboutWebhook(scene, db))).id }),
    { ...toKeepers, logged: { action: 'webhook.resend', after: { webhookDeliveryId: some } } },
  ),
};

/** The rights to figures and files. */
const reports: Rows = {
  report: asks(
    'query ($eventId: ID!) { report(eventId: $eventId, type: ATTENDEES) { totalCount nodes { cells } file(format: CSV) { url } } }',
    STAFF,
    inEvent,
  ),
  attendeeReport: ofEvent('{ totalCount nodes { activity { meetings } } }', STAFF),
  exportedFile: asks('query { exportedFile(token: "guessed") { name } }', NOBODY),
  eventStatistics: ofEvent('{ totals { attendees } }', STAFF),
  eventMix: ofEvent('{ countries { key count } }', READERS),
  statisticsChanged: live('{ eventId }', STAFF),
};

export const contentOperations: Rows = {
  ...events,
  ...articles,
  ...announcements,
  ...integrations,
  ...reports,
};
