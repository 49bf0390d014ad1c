import { randomBytes } from 'node:crypto';
import { differences, recordChange, subjectOf } from '../../core/audit/change-log';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { newId, parseId } from '../../core/db/ids';
import type { EventPageArgs, Page } from '../../core/db/pagination';
import { firstOf } from '../../core/db/statement';
import { secretsOf } from '../../core/db/secrets';
import { inTransaction } from '../../core/request/transaction';
import { checkVersion, definedFields, saveChanges } from '../../core/audit/versioned-update';
import { badInput, conflict, orNotFound } from '../../core/errors';
import { literalAddressOf, OutboundTargets } from '../../core/outbound-targets';
import { managesEventTokens } from '../api-tokens/index';
import { requireEventAccess, orNotFoundIn, staffEventIds } from '../event-access/index';
import { lockEvent } from '../events/index';
import type { FormerKeeper } from '../users/index';
import { checkQuery, makePayload, TEST_SEQUENCE } from './webhook-query';
import { wakeSender } from './webhook-sender';
import { WebhookEntity } from './webhook.entity';
import {
  deliveriesPage,
  findDelivery,
  findWebhook,
  insertTest,
  insertWebhook,
  latestSubjects,
  lockWebhook,
  MAX_WEBHOOKS,
  remainingKeys,
  resendDelivery,
  resumeSending,
  rotateSecret,
  webhooksPage,
} from './webhook.queries';
import type {
  CreateWebhookInput,
  PreviewWebhookPayloadInput,
  SendTestWebhookInput,
  UpdateWebhookInput,
  Webhook,
  WebhookDeliveriesArgs,
  WebhookDelivery,
} from './webhook.types';
import type { WebhookTopic } from './webhook-topic';

/** The subject of a test where the event has nothing of its topic. */
const NO_SUBJECT = '00000000-0000-0000-0000-000000000000';

/** As Standard Webhooks writes a secret of 256 bits. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

const unique = <Value extends string>(values: readonly Value[]): Value[] => [...new Set(values)].toSorted();

/** The error of an address; each connection checks the resolved address again. */
const urlErrorOf = (ctx: RequestContext, text: string): string | undefined => {
  if (!URL.canParse(text)) return 'This is not a web address.';
  const url = new URL(text);
  const targets = new OutboundTargets(ctx.runtime.config.webhookPrivateTargets);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && targets.allowsPlain))
    return 'An address begins with https://.';
  if (url.username || url.password) return 'An address has no user and no password.';
  const address = literalAddressOf(url);
  const isPrivate = address
    ? !targets.isAllowed(address, url.protocol)
    : /(^|\.)localhost$/.test(url.hostname);
  return isPrivate ? 'This address is private: nothing can be sent there.' : undefined;
};

const checkUrl = (ctx: RequestContext, url: string): void => {
  const message = urlErrorOf(ctx, url);
  if (message) throw badInput([{ path: 'input.url', message }]);
};

/** The webhooks of an event, the latest first. */
export async function listWebhooks(ctx: RequestContext, args: EventPageArgs): Promise<Page<Webhook>> {
  const { eventId } = await requireEventAccess(ctx, args.eventId);
  return webhooksPage(ctx.db, eventId, args);
}

/** One webhook of any event of the viewer's. */
export async function getWebhook(ctx: RequestContext, id: string, read = findWebhook): Promise<Webhook> {
  return orNotFoundIn(ctx, await firstOf(read(ctx, { id: parseId(id, 'The webhook') })), 'The webhook');
}

/** The deliveries of a webhook, the latest change first. */
export async function listDeliveries(
  ctx: RequestContext,
  { webhookId, status, ...page }: WebhookDeliveriesArgs,
): Promise<Page<WebhookDelivery>> {
  const { id } = await getWebhook(ctx, webhookId);
  return deliveriesPage(ctx.db, { webhookId: id, status }, page);
}

/** Makes a webhook; its secret is shown here and never again. */
export async function createWebhook(
  ctx: RequestContext,
  { eventId: forEvent, ...input }: CreateWebhookInput,
): Promise<{ webhook: Webhook; secret: string }> {
  const { eventId } = await requireEventAccess(ctx, forEvent);
  const { name, url, query = null } = definedFields(input) as CreateWebhookInput;
  const [topics, scopes] = [unique(input.topics), unique(input.scopes)];
  checkUrl(ctx, url);
  checkQuery(ctx.runtime, { topics, scopes, query });
  const [id, secret] = [newId(), newSecret()];
  const webhook = await inTransaction(ctx, async (inner) => {
    const after = { name, url, topics, scopes, query };
    const sealed = secretsOf(ctx.runtime).seal(secret);
    const row = { id, eventId, secret: sealed, authorId: viewerOf(ctx).userId, ...after };
    // Those of an event are counted one after the other.
    await lockEvent(inner, { id: eventId });
    const inserted = await firstOf(insertWebhook(inner, row));
    if (!inserted) throw conflict('TOO_MANY_WEBHOOKS', `An event has at most ${MAX_WEBHOOKS} webhooks.`);
    await recordChange(inner, { ...subjectOf({ id, eventId, name }), action: 'webhook.create', after });
    return getWebhook(inner, id);
  });
  return { webhook, secret };
}

/** Changes the fields of a webhook that the input has. Waiting deliveries use the new values. */
export async function updateWebhook(
  ctx: RequestContext,
  { webhookId, expectedUpdatedAt, ...input }: UpdateWebhookInput,
): Promise<Webhook> {
  const fields = definedFields(input);
  if (fields.topics) fields.topics = unique(fields.topics);
  if (fields.scopes) fields.scopes = unique(fields.scopes);
  return inTransaction(ctx, async (inner) => {
    const webhook = await getWebhook(inner, webhookId, lockWebhook);
    checkVersion(webhook, expectedUpdatedAt);
    if (fields.url) checkUrl(ctx, fields.url);
    const { topics, scopes, query } = webhook;
    checkQuery(ctx.runtime, { topics, scopes, query, ...fields } as Webhook);
    const change = { action: 'webhook.update', eventId: webhook.eventId, subjectName: webhook.name };
    await saveChanges(inner, WebhookEntity, webhook, fields, change);
    return getWebhook(inner, webhookId);
  });
}

/** Deletes a webhook with its deliveries; gives what it was. */
export async function deleteWebhook(ctx: RequestContext, id: string): Promise<Webhook> {
  return inTransaction(ctx, async (inner) => {
    const webhook = await getWebhook(inner, id, lockWebhook);
    await inner.entities.delete(WebhookEntity, { id: webhook.id });
    const { name, url, topics, scopes, query } = webhook;
    const before = { name, url, topics, scopes, query };
    await recordChange(inner, { ...subjectOf(webhook), action: 'webhook.delete', before });
    return webhook;
  });
}

/** Gives a webhook a new secret, shown here and never again. The one before signs too for 24 hours. */
export async function rotateWebhookSecret(
  ctx: RequestContext,
  id: string,
): Promise<{ webhook: Webhook; secret: string }> {
  const secret = newSecret();
  const webhook = await inTransaction(ctx, async (inner) => {
    const { id: webhookId, ...before } = await getWebhook(inner, id, lockWebhook);
    await rotateSecret(inner, { id: webhookId, secret: secretsOf(ctx.runtime).seal(secret) });
    await recordChange(inner, { ...subjectOf({ ...before, id: webhookId }), action: 'webhook.rotateSecret' });
    return getWebhook(inner, webhookId);
  });
  return { webhook, secret };
}

const sendAfterCommit = ({ transaction, runtime }: RequestContext): void =>
  transaction?.afterCommit(() => wakeSender(runtime));

/** Sends at once what waits for a paused or slowed webhook. */
export async function resumeWebhook(ctx: RequestContext, id: string): Promise<Webhook> {
  return inTransaction(ctx, async (inner) => {
    const before = await getWebhook(inner, id, lockWebhook);
    await resumeSending(inner, { id: before.id });
    const webhook = await getWebhook(inner, id);
    const { pausedAt, pauseReason } = webhook;
    const changed = differences(before, { pausedAt, pauseReason });
    if (changed) await recordChange(inner, { ...subjectOf(webhook), action: 'webhook.resume', ...changed });
    sendAfterCommit(inner);
    return webhook;
  });
}

const latestSubject = async (ctx: RequestContext, eventId: string, topic: WebhookTopic): Promise<string> =>
  (await firstOf(latestSubjects(ctx, { eventId })))?.[topic] ?? NO_SUBJECT;

/** Sends a webhook what it would be sent if the latest thing of a topic changed now. */
export async function sendTestWebhook(
  ctx: RequestContext,
  { webhookId, topic: chosen }: SendTestWebhookInput,
): Promise<WebhookDelivery> {
  return inTransaction(ctx, async (inner) => {
    const webhook = await getWebhook(inner, webhookId);
    const topic = chosen ?? webhook.topics[0]!;
    const id = newId();
    const subjectId = await latestSubject(inner, webhook.eventId, topic);
    await insertTest(inner, { id, webhookId: webhook.id, topic, subjectId });
    await recordChange(inner, { ...subjectOf(webhook), action: 'webhook.test', after: { topic, subjectId } });
    sendAfterCommit(inner);
    return requireDelivery(inner, id);
  });
}

/** Sends a delivery again under the same id, however it ended. */
export async function resendWebhookDelivery(ctx: RequestContext, id: string): Promise<WebhookDelivery> {
  return inTransaction(ctx, async (inner) => {
    const { id: deliveryId, webhookId } = await requireDelivery(inner, id);
    const webhook = await getWebhook(inner, webhookId);
    const after = { webhookDeliveryId: deliveryId };
    if (await firstOf(resendDelivery(inner, { id: deliveryId })))
      await recordChange(inner, { ...subjectOf(webhook), action: 'webhook.resend', after });
    sendAfterCommit(inner);
    return requireDelivery(inner, deliveryId);
  });
}

async function requireDelivery(ctx: RequestContext, id: string): Promise<WebhookDelivery> {
  return orNotFound(await firstOf(findDelivery(ctx, { id: parseId(id, 'The delivery') })), 'The delivery');
}

/** The body that a webhook would be sent if the latest thing of a topic changed now. */
export async function previewWebhookPayload(
  ctx: RequestContext,
  { eventId: forEvent, topic, scopes, query: own }: PreviewWebhookPayloadInput,
): Promise<string> {
  const { eventId } = await requireEventAccess(ctx, forEvent);
  const query = own?.trim() || null;
  checkQuery(ctx.runtime, { topics: [topic], scopes, query });
  const subjectId = await latestSubject(ctx, eventId, topic);
  const source = { id: newId(), eventId, scopes, query };
  return makePayload(ctx.runtime, source, {
    sequence: TEST_SEQUENCE,
    topic,
    subjectId,
    createdAt: new Date(),
  });
}

/** A user's remaining keys: administrators and managers may revoke all of them, contacts the tokens of their company. */
export async function listRemainingKeys(ctx: RequestContext, user: FormerKeeper) {
  const { userId, isGoing = false, companyId = null } = user;
  const mayEnd = !viewerOf(ctx).api && (companyId !== null || managesEventTokens(ctx));
  const eventIds = staffEventIds(viewerOf(ctx));
  return { keys: mayEnd ? await remainingKeys(ctx, { userId, isGoing, companyId, eventIds }) : [] };
}
