import { buildApiToken } from '../../support/api-tokens';
import { buildUser, insert, midnight } from '../../support/factories';
import { buildDelivery, buildWebhook } from '../../support/webhooks';
import {
  asks,
  by,
  byId,
  change,
  containing,
  inEvent,
  insertIn,
  live,
  mutation,
  newIn,
  ofEvent,
  ofEventWith,
  plus,
  some,
  someText,
  update,
  withId,
  type Made,
  type Rows,
} from './row';

const newEvent = () => ({ title: 'Forum', startsAt: midnight(3), endsAt: midnight(4) });

/** The rights to look at events and to change them. */
const events: Rows = {
  events: asks('{ events { nodes { id } } }', 'USERS'),
  event: byId('{ id viewerProfile { id } viewerUnreadCount }', 'READERS', ({ event }) => event.id),
  node: byId('{ id }', 'NODE_READERS', ({ event }) => event.id),
  createEvent: change('event.create', 'EACH', newEvent, {
    elsewhere: 'FORBIDDEN',
    after: containing({ title: 'Forum' }),
  }),
  updateEvent: update('event.update', inEvent, { tagline: null }, { tagline: 'Meet' }),
  duplicateEvent: change('event.duplicate', 'EACH', inEvent, { after: containing({ copyOf: some }) }),
};

const question = { question: 'Where?', answer: 'Here.' };
const faqOf =
  (position = 0): Made<string> =>
  (scene, db) =>
    insertIn(scene, db, 'faqs', { ...question, position });
const oneFaq = withId('faqId', faqOf());

const news = { title: 'News', summary: 'Short', body: 'Long' };
const insightOf: Made<string> = (scene, db) =>
  insertIn(scene, db, 'insights', { ...news, publishedAt: new Date(0) });
const oneInsight = withId('insightId', insightOf);

/** A mail whose address a mail server refuses. */
const refusedMail: Made<string> = async (scene, db) => {
  const { id: userId, email: address } = await buildUser(db);
  await insert(db, 'mail_refusals', { address, userId });
  return insertIn(scene, db, 'mails', { recipient: address, template: 'announcement', subject: 'News' });
};

/** The rights to read and change questions and articles, and to read the logs. */
const articles: Rows = {
  faqs: ofEvent('{ nodes { id viewerCanEdit } }', 'READERS'),
  faq: byId('{ id }', 'VIEWERS', faqOf()),
  createFaq: change('faq.create', 'EACH', plus(inEvent, question), { after: question }),
  updateFaq: update('faq.update', oneFaq, { answer: 'Here.' }, { answer: 'There.' }),
  deleteFaq: change('faq.delete', 'NOT_FOUND', oneFaq, { before: containing(question) }),
  reorderFaqs: change(
    'faq.reorder',
    'SAME',
    async (scene, db) => {
      await faqOf()(scene, db);
      return { ...inEvent(scene), faqIds: [await faqOf(1)(scene, db)] };
    },
    { before: { order: [someText, someText] }, after: { order: [someText, someText] } },
  ),
  insights: ofEvent('{ nodes { id viewerCanEdit } }', 'READERS'),
  insight: byId('{ id }', 'VIEWERS', insightOf),
  createInsight: change('insight.create', 'EACH', plus(inEvent, news), { after: news }),
  updateInsight: update('insight.update', oneInsight, { title: 'News' }, { title: 'Old' }),
  deleteInsight: change('insight.delete', 'NOT_FOUND', oneInsight, { before: containing({ title: 'News' }) }),
  // Each shows staff of some events theirs alone: see `event-staff.test.ts`.
  auditLog: { ...asks('{ auditLog { nodes { id action before after } } }', 'MANAGERS'), elsewhere: 'OK' },
  mails: { ...asks('{ mails { nodes { id recipient text } } }', 'MANAGERS'), elsewhere: 'OK' },
  retryMailAddress: change('mailAddress.retry', 'FIRST_IS_TOLD', withId('mailId', refusedMail), {
    before: { refusedAt: some },
    elsewhere: 'OK',
  }),
  mailChoices: asks('query { mailChoices(token: "guessed") { kind } }', 'NOBODY'),
  setMailChoice: mutation('NOBODY', 'ELSEWHERE', () => ({ token: 'guessed', wanted: false })),
};

const lunch = { title: 'Lunch', text: 'In hall 2.', inPortal: true, byMail: false };
const segment = JSON.stringify({ status: 'CONFIRMED' });
const announcementOf =
  (values: object = {}): Made<string> =>
  (scene, db) =>
    insertIn(scene, db, 'announcements', { ...lunch, segment, authorName: 'Nadia', ...values });
const oneAnnouncement = withId('announcementId', announcementOf());
const scheduled = announcementOf({ status: 'SCHEDULED', sendAt: midnight(2) });

/** Announcements are for those who manage events. */
const announcements: Rows = {
  announcements: ofEvent('{ nodes { id reach { read } } }', 'MANAGERS'),
  announcement: byId('{ id text }', 'MANAGERS', announcementOf()),
  announcementAudience: ofEventWith('segment: {}', '{ people }', 'MANAGERS'),
  createAnnouncement: change('announcement.create', 'EACH', plus(inEvent, { ...lunch, segment: {} }), {
    after: containing({ title: 'Lunch', segment: { status: 'CONFIRMED' } }),
  }),
  updateAnnouncement: update('announcement.update', oneAnnouncement, { title: 'Lunch' }, { title: 'Dinner' }),
  sendAnnouncement: change('announcement.send', 'SAME', plus(oneAnnouncement, { sendAt: midnight(2) }), {
    before: { status: 'DRAFT', sendAt: null },
    after: { status: 'SCHEDULED', sendAt: someText },
  }),
  cancelAnnouncement: change('announcement.cancel', 'SAME', withId('announcementId', scheduled), {
    before: { status: 'SCHEDULED', sendAt: someText },
    after: { status: 'CANCELLED' },
  }),
  deleteAnnouncement: change('announcement.delete', 'NOT_FOUND', oneAnnouncement, {
    before: containing({ title: 'Lunch', status: 'DRAFT' }),
  }),
};

const tokenOf = newIn(buildApiToken, { scopes: ['ATTENDEES_READ'] });
const webhookOf = newIn(buildWebhook);
const oneWebhook = withId('webhookId', webhookOf);
const pausedWebhookOf = newIn(buildWebhook, { pausedAt: new Date(), pauseReason: 'GONE' });
const deliveryOf: Made<string> = async (scene, db) =>
  (await buildDelivery(db, { webhookId: await webhookOf(scene, db) })).id;
const receiver = {
  name: 'A receiver',
  url: 'https://hooks.example.com/podium',
  topics: ['CHECK_IN_RECORDED'],
  scopes: ['CHECK_INS_READ'],
};
const printer = { name: 'Badge printer', scopes: ['CHECK_INS_READ'] };

/** What other programs are let do. */
const integrations: Rows = {
  apiTokens: ofEvent('{ nodes { id } }', 'MANAGERS'),
  apiToken: byId('{ id scopes }', 'MANAGERS', tokenOf),
  createApiToken: change('apiToken.create', 'EACH', plus(inEvent, { ...printer, expiresAt: midnight(2) }), {
    keyless: 'SECRET',
    after: { ...printer, origins: [], expiresAt: someText },
  }),
  revokeApiToken: change('apiToken.revoke', 'SAME', withId('apiTokenId', tokenOf)),
  webhooks: ofEvent('{ nodes { id } }', 'MANAGERS'),
  webhook: byId('{ id topics statistics { waiting } }', 'MANAGERS', webhookOf),
  webhookDeliveries: by('webhookId', '{ nodes { id } }', 'MANAGERS', webhookOf),
  previewWebhookPayload: asks(
    'query ($input: PreviewWebhookPayloadInput!) { previewWebhookPayload(input: $input) }',
    'MANAGERS',
    (scene) => ({ input: { ...inEvent(scene), topic: 'MEETING_CHANGED', scopes: ['MEETINGS_READ'] } }),
  ),
  createWebhook: change('webhook.create', 'EACH', plus(inEvent, receiver), {
    keyless: 'SECRET',
    after: { ...receiver, query: null },
  }),
  updateWebhook: update('webhook.update', oneWebhook, { name: 'A receiver' }, { name: 'Another receiver' }),
  deleteWebhook: change('webhook.delete', 'NOT_FOUND', oneWebhook, { before: { ...receiver, query: null } }),
  // Only the last of the secrets is the present one.
  rotateWebhookSecret: change('webhook.rotateSecret', 'EACH', oneWebhook, { keyless: 'SECRET' }),
  resumeWebhook: change('webhook.resume', 'SAME', withId('webhookId', pausedWebhookOf), {
    before: { pausedAt: some, pauseReason: 'GONE' },
    after: { pausedAt: null, pauseReason: null },
  }),
  sendTestWebhook: change('webhook.test', 'EACH', oneWebhook, {
    after: { topic: 'CHECK_IN_RECORDED', subjectId: some },
  }),
  resendWebhookDelivery: change('webhook.resend', 'SAME', withId('webhookDeliveryId', deliveryOf), {
    after: { webhookDeliveryId: some },
  }),
};

/** Supervisors have no part in them. */
const withoutSupervisors = (rows: Rows): Rows =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { ...row, supervisor: 'FORBIDDEN' }]));

/** The rights to figures and files. */
const reports: Rows = {
  report: ofEventWith('type: ATTENDEES', '{ totalCount nodes { cells } file(format: CSV) { url } }', 'STAFF'),
  attendeeReport: ofEvent('{ totalCount nodes { activity { meetings } } }', 'STAFF'),
  exportedFile: asks('query { exportedFile(token: "guessed") { name } }', 'NOBODY'),
  eventStatistics: ofEvent('{ totals { attendees } }', 'STAFF'),
  eventMix: ofEvent('{ countries { key count } }', 'READERS'),
  eventToday: ofEvent('{ funnel { invited } tasks { count } }', 'STAFF'),
  statisticsChanged: live('{ eventId }', 'STAFF'),
};

export const contentOperations: Rows = {
  ...events,
  ...articles,
  ...announcements,
  ...withoutSupervisors(integrations),
  ...reports,
};
