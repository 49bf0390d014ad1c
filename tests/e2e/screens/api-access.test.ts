import { newId } from '../../../server/src/core/db/ids';
import { newApiToken } from '../../../server/src/core/auth/api-scopes';
import { hashToken } from '../../../server/src/core/auth/tokens';
import { buildAttendee, buildEvent, insert } from '../../support/factories';
import type { Portal } from '../../support/portal';
import { describeScreens, type ScreenRow } from '../../support/screens';
import { buildDelivery, buildWebhook } from '../../support/webhooks';

const EVENT = 'Harbour Trade Days';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const [eventId, emptyEventId, token, webhook, delivery] = [newId(), newId(), newId(), newId(), newId()];

const at = (screen: string, id = eventId): string => `/event/${id}/${screen}`;
const titled = (screen: string): string => `${screen} · ${EVENT} · Podium`;
const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * HOUR);

const buildToken = (portal: Portal, values: { name: string; [column: string]: unknown }) =>
  insert(portal, 'api_tokens', {
    id: newId(),
    eventId,
    tokenHash: hashToken(newApiToken()),
    scopes: ['ATTENDEES_READ'],
    authorName: 'Nadia Khan',
    expiresAt: new Date(Date.now() + 90 * DAY),
    ...values,
  });

async function buildTokens(portal: Portal): Promise<void> {
  await buildToken(portal, { name: 'Old website', expiresAt: hoursAgo(48) });
  await buildToken(portal, { name: 'Lost laptop', revokedAt: hoursAgo(2) });
  await buildToken(portal, {
    id: token,
    name: 'Badge printers at the north and the south entrance',
    scopes: ['ATTENDEES_READ', 'CHECK_INS_READ', 'CHECK_INS_WRITE', 'CONTACTS_READ'],
    origins: ['https://badges.harbour-logistics.example.test', 'http://localhost:5173'],
    expiresAt: new Date(Date.now() + 3 * DAY),
    lastUsedAt: hoursAgo(0.1),
  });
  for (let hours = 0; hours < 20; hours += 1) {
    const hour = new Date(Math.floor(Date.now() / HOUR - hours) * HOUR);
    const calls = (hours * 37) % 211;
    await insert(portal, 'api_token_usage', { tokenId: token, hour, calls, points: calls * 23 });
  }
}

async function buildWebhooks(portal: Portal): Promise<void> {
  await buildWebhook(portal, {
    eventId,
    name: 'Mail tool',
    pausedAt: hoursAgo(3),
    pauseReason: 'GONE',
    topics: ['ATTENDEE_CHANGED'],
    scopes: ['ATTENDEES_READ'],
  });
  await buildWebhook(portal, {
    id: webhook,
    eventId,
    name: 'CRM of the sales team',
    url: 'https://hooks.harbour-logistics.example.test/podium/a-long-path-without-any-space-in-it',
    failingSince: hoursAgo(0.5),
    previousSecretUntil: new Date(Date.now() + 20 * HOUR),
    previousSecret: 'whsec_b2xk',
    query: 'query ($id: ID!) { recordedCheckIn(id: $id) { at gate } }',
  });
  for (let sequence = 10; sequence < 16; sequence += 1)
    await buildDelivery(portal, {
      webhookId: webhook,
      sequence,
      status: 'DELIVERED',
      attempts: 1,
      answerStatus: 204,
      latencyMs: 80 + sequence * 7,
      endedAt: hoursAgo(1),
      createdAt: hoursAgo(1),
    });
  await buildDelivery(portal, {
    id: delivery,
    webhookId: webhook,
    sequence: 20,
    attempts: 3,
    answerStatus: 503,
    latencyMs: 4_210,
    error: 'The address answered 503 Service Unavailable.',
  });
}

async function prepare(portal: Portal): Promise<void> {
  await buildEvent(portal, { id: eventId, title: EVENT });
  await buildEvent(portal, { id: emptyEventId, title: EVENT });
  const { id: attendeeId } = await buildAttendee(portal, { eventId });
  const entry = { id: newId(), eventId, attendeeId, clientId: '1', gate: 'North', direction: 'IN' };
  await insert(portal, 'check_ins', { ...entry, at: new Date() });
  await buildTokens(portal);
  await buildWebhooks(portal);
}

const rows: ScreenRow[] = [
  {
    as: 'admin',
    name: 'no API tokens',
    path: at('api', emptyEventId),
    title: titled('API and webhooks'),
    ready: 'No API tokens yet',
  },
  {
    as: 'admin',
    name: 'no webhooks',
    path: at('api/webhooks', emptyEventId),
    title: titled('API and webhooks'),
    ready: 'No webhooks yet',
    only: 'phone',
  },
  { as: 'admin', path: at('api'), title: titled('API and webhooks'), ready: 'Lost laptop' },
  {
    as: 'admin',
    name: 'an API token',
    path: `${at('api')}?token=${token}`,
    title: titled('API and webhooks'),
    ready: 'Points by hour',
  },
  {
    as: 'admin',
    name: 'the form of an API token',
    path: `${at('api')}?make=token`,
    title: titled('API and webhooks'),
    ready: 'Personal contacts',
  },
  {
    as: 'admin',
    name: 'a new API token',
    path: at('api', emptyEventId),
    title: titled('API and webhooks'),
    ready: 'No API tokens yet',
    only: 'phone',
    open: async (page) => {
      await page.getByRole('button', { name: 'Make a token' }).first().click();
      const form = page.getByRole('dialog', { name: 'Make a token' });
      await form.getByRole('textbox', { name: 'Name' }).fill('Badge printers');
      await form.getByRole('checkbox', { name: 'Read attendees' }).check();
      await form.getByRole('button', { name: 'Make token' }).click();
      await page.getByRole('dialog', { name: 'Your new token' }).getByText('pdm_').first().waitFor();
    },
  },
  {
    as: 'admin',
    path: at('api/webhooks'),
    title: titled('API and webhooks'),
    ready: 'CRM of the sales team',
    reloaded: true,
  },
  {
    as: 'admin',
    path: at(`api/webhooks/${webhook}`),
    title: titled('CRM of the sales team'),
    ready: '503 Service Unavailable',
  },
  {
    as: 'admin',
    name: 'a delivery',
    path: `${at(`api/webhooks/${webhook}`)}?delivery=${delivery}`,
    title: titled('CRM of the sales team'),
    ready: 'What went wrong',
  },
  {
    as: 'admin',
    name: 'the form of a webhook, with the preview of its query',
    path: `${at(`api/webhooks/${webhook}`)}?edit=${webhook}`,
    title: titled('CRM of the sales team'),
    ready: 'A GraphQL query of its own',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Query' }).waitFor();
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.getByText('"gate": "North"').waitFor();
    },
  },
  {
    as: 'admin',
    name: 'a webhook that is gone',
    path: at(`api/webhooks/${newId()}`),
    title: titled('Webhooks'),
    ready: 'Webhook not found',
    only: 'desktop',
  },
  {
    as: 'admin',
    name: 'the fields that the editor offers',
    path: `${at(`api/webhooks/${webhook}`)}?edit=${webhook}`,
    title: titled('CRM of the sales team'),
    ready: 'A GraphQL query of its own',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Query' }).click();
      await page.keyboard.press('Control+End');
      // Behind the last field, before the two brackets.
      for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('ArrowLeft');
      await page.keyboard.type(' atte');
      await page.getByRole('option', { name: 'attendee' }).waitFor();
    },
  },
];

describeScreens('API and webhooks', rows, prepare);
