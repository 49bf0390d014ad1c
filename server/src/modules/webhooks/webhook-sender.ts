import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import type { Runtime } from '../../core/request/context';
import { OutboundTargets } from '../../core/outbound-targets';
import { KEY_MISSING, secretsOf } from '../../core/db/secrets';
import { defineState } from '../../core/request/state';
import { CHANGES } from '../../core/changes/event-changes.queries';
import { makePayload } from './webhook-query';
import { WebhookRequests, type Answer } from './webhook-request';
import { pauseWebhook } from './webhook-pause';
import { signedHeaders } from './webhook-signature';
import { dueDeliveries, leaseWebhooks, noteAttempts } from './webhook-sending.queries';
import { resumeSending } from './webhook.queries';

/** Webhooks that a server sends for at a time: slow receivers beyond these would keep others waiting. */
const MAX_WEBHOOKS = 200;
/** Requests to one receiver at a time. */
const IN_FLIGHT = 4;
/** Attempts that are noted together. */
const BATCH = 100;
/** No attempt of a batch begins later, so that it ends well within its lease. */
const BATCH_MS = 8_000;
/** How long a delivery may wait whose wake-up was lost, or whose time has come. */
const SWEEP_MS = 1_000;
/** So many failures in a row slow a webhook down: it is tried with one delivery, with growing pauses. */
const SLOW_AFTER = 5;
const STOP_MS = 1_000;
const GONE = 410;
/** Pauses after the first failure and those that follow, in seconds; the last one repeats. */
const PAUSES = [5, 30, 120, 600, 1_800, 3_600, 7_200];
/** Pauses are up to a fifth shorter or longer, so that what failed together is not tried together. */
const JITTER = 0.2;

type Leased = Awaited<ReturnType<typeof leaseWebhooks>>[number];
type Delivery = Awaited<ReturnType<typeof dueDeliveries>>[number];

interface Attempt extends Answer {
  delivery: Delivery;
  /** It was not sent: what failed is ours. */
  isOurs: boolean;
}

/** Told of each attempt once it has ended. */
export type AttemptObserver = (delivered: boolean, seconds: number) => void;

const pauseAfter = (failures: number): number => {
  const seconds = PAUSES[Math.min(Math.max(failures, 1), PAUSES.length) - 1]!;
  return Math.round(seconds * 1_000 * (1 + JITTER * (2 * Math.random() - 1)));
};

/** Sends what is due. Each webhook has its own pace: one that is slow, or hangs, delays no other. */
class WebhookSender {
  observe: AttemptObserver = () => undefined;
  private readonly requests: WebhookRequests;
  private readonly running = new Set<Promise<void>>();
  private looking: Promise<void> | undefined;
  private again = false;
  /** Also before it starts: servers that do no jobs leave sending to others. */
  private stopped = true;
  /** Whether pending requests were aborted. */
  private closed = false;

  constructor(private readonly runtime: Runtime) {
    const { webhookPrivateTargets, webhookNameServers } = runtime.config;
    this.requests = new WebhookRequests(new OutboundTargets(webhookPrivateTargets, webhookNameServers));
  }

  /** There may be something due. Calls while it looks make it look once more. */
  wake(): void {
    if (this.stopped) return;
    this.again = this.looking !== undefined;
    if (this.again) return;
    this.looking = this.look()
      .catch((error: unknown) => this.runtime.log.event('webhooks.waiting', { err: error }))
      .finally(() => {
        this.looking = undefined;
        if (this.again) this.wake();
      });
  }

  /** Sends until what it gives is called. Requests that are under way then have a moment to end; others are sent again. */
  async start(): Promise<() => Promise<void>> {
    this.stopped = false;
    const forget = await this.runtime.pubsub.listen(CHANGES, () => this.wake());
    const sweeper = setInterval(() => this.wake(), SWEEP_MS);
    sweeper.unref();
    return async () => {
      this.stopped = true;
      clearInterval(sweeper);
      forget();
      await this.looking;
      await Promise.race([Promise.all(this.running), wait(STOP_MS, undefined, { ref: false })]);
      this.closed = true;
      this.requests.close();
      await Promise.all(this.running);
    };
  }

  private async look(): Promise<void> {
    const max = MAX_WEBHOOKS - this.running.size;
    if (max <= 0) return;
    const leaseId = newId();
    for (const webhook of await leaseWebhooks(this.runtime.database, { leaseId, max })) {
      const run = this.serve(webhook, leaseId)
        .catch((error: unknown) => this.runtime.log.event('webhooks.waiting', { err: error }))
        .finally(() => {
          this.running.delete(run);
          // Something may have come between its last look and the end of the lease.
          this.wake();
        });
      this.running.add(run);
    }
  }

  /** Sends for one webhook, batch by batch, as long as something is due and it does not have to be slowed down. */
  private async serve(webhook: Leased, leaseId: string): Promise<void> {
    const { database } = this.runtime;
    let failures = webhook.consecutiveFailures;
    for (;;) {
      const isSlow = failures >= SLOW_AFTER;
      const max = isSlow ? 1 : BATCH;
      const due = this.stopped ? [] : await dueDeliveries(database, { webhookId: webhook.id, max });
      const before = failures;
      const attempts: Attempt[] = [];
      await this.sendBatch(webhook, due, (attempt) => {
        attempts.push(attempt);
        if (attempt.isOurs) return failures;
        if (attempt.error === null) failures = 0;
        // Those that are under way together count as one step.
        else if (isSlow || failures < SLOW_AFTER) failures += 1;
        return failures;
      });
      const isGone = attempts.some(({ status }) => status === GONE);
      const isDone = attempts.length === 0 || failures >= SLOW_AFTER || isGone || this.stopped;
      const noted = await firstOf(
        noteAttempts(database, {
          webhookId: webhook.id,
          leaseId,
          failures,
          isDone,
          ...notesOf(attempts, failures),
        }),
      );
      if (isGone || noted?.isOverdue)
        await pauseWebhook(this.runtime, webhook.id, isGone ? 'GONE' : 'FAILING');
      else if (before >= SLOW_AFTER && failures === 0) await resumeSending(database, { id: webhook.id });
      if (isDone || !noted) return;
    }
  }

  /** Sends a batch in its order, a few at a time; ends early where it takes long or the receiver fails. */
  private async sendBatch(
    webhook: Leased,
    due: readonly Delivery[],
    add: (attempt: Attempt) => number,
  ): Promise<void> {
    const waiting = due.values();
    const until = performance.now() + BATCH_MS;
    const work = async () => {
      for (const delivery of waiting) {
        const attempt = await this.attempt(webhook, delivery);
        if (this.closed) return;
        const failures = add(attempt);
        if (failures >= SLOW_AFTER || performance.now() > until || this.stopped) return;
      }
    };
    await Promise.all(Array.from({ length: Math.min(IN_FLIGHT, due.length) }, work));
  }

  private async attempt(webhook: Leased, delivery: Delivery): Promise<Attempt> {
    let body: string;
    let headers: Record<string, string>;
    try {
      body = await makePayload(this.runtime, webhook, delivery);
      const { open } = secretsOf(this.runtime);
      const secret = open(webhook.secret);
      if (secret === null) throw new Error(KEY_MISSING);
      const previousSecret = webhook.previousSecret && open(webhook.previousSecret);
      headers = signedHeaders({ ...webhook, secret, previousSecret }, delivery.id, body);
    } catch (error) {
      this.runtime.log.event('webhook.payload-failed', { err: error, webhookId: webhook.id });
      const ours = 'The payload could not be made. This is being looked into.';
      return { delivery, isOurs: true, status: null, latencyMs: 0, error: ours };
    }
    const answer = await this.requests.post(webhook.url, headers, body);
    this.observe(answer.error === null, answer.latencyMs / 1_000);
    return { ...answer, delivery, isOurs: false };
  }
}

/** A batch as one statement notes it. */
const notesOf = (attempts: readonly Attempt[], failures: number) => ({
  ids: attempts.map(({ delivery }) => delivery.id),
  answerStatuses: attempts.map(({ status }) => status),
  latencies: attempts.map(({ latencyMs }) => latencyMs),
  errors: attempts.map(({ error }) => error),
  delays: attempts.map(({ delivery }) => pauseAfter(delivery.attempts + 1)),
  hasSucceeded: attempts.some(({ error }) => error === null),
  pause: failures >= SLOW_AFTER ? pauseAfter(failures - SLOW_AFTER + 1) : null,
});

/** The sender of this server. */
export const webhookSender = defineState((runtime) => new WebhookSender(runtime));

/** Looks at once for what is due. */
export const wakeSender = (runtime: Runtime): void => webhookSender(runtime).wake();
