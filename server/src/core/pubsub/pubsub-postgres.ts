import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { newId } from '../db/ids';
import { compile, sql } from '../db/sql';
import type { Logger } from '../logger';
import { TopicListeners, type PubSub } from './pubsub';

const CHANNEL = 'podium';
/** Postgres takes less than 8,000 bytes at once. */
const PIECE_LENGTH = 7_000;
const RETRY_MS = 1_000;

/** Puts the pieces of messages together; those of one message come in order, between those of other servers. */
const createAssembler = (receive: (topic: string, payload: unknown) => void) => {
  const begun = new Map<string, string>();
  return (notice: string): void => {
    const [id = '', last, piece = ''] = notice.split(' ');
    const text = (begun.get(id) ?? '') + piece;
    if (last === '0') return void begun.set(id, text);
    begun.delete(id);
    const [topic, payload] = JSON.parse(Buffer.from(text, 'base64').toString()) as [string, unknown];
    receive(topic, payload);
  };
};

/**
 * The bus over LISTEN and NOTIFY, on one connection of its own that publishes and listens, so that the order is kept.
 * Slower than Redis, and only past a pooler of transactions; but there whenever the database is.
 */
export const createPostgresPubSub = async (url: string, log: Logger): Promise<PubSub> => {
  const listeners = new TopicListeners();
  let client: Client | undefined;
  let closed = false;
  const assemble = createAssembler((topic, payload) => listeners.emit(topic, payload));
  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url, application_name: 'podium bus', keepAlive: true });
    next.on('notification', ({ payload }) => assemble(payload ?? ''));
    next.on('error', (error) => log.event('bus.postgres-away', { err: error.message }));
    next.once('end', () => {
      if (client === next) client = undefined;
      void reconnect();
    });
    await next.connect();
    await next.query(`LISTEN ${CHANNEL}`).catch(async (error: unknown) => {
      await next.end();
      throw error;
    });
    client = next;
  };
  const reconnect = async (): Promise<void> => {
    await wait(RETRY_MS, undefined, { ref: false });
    // A connection that fails has its own end, which comes back here.
    if (!closed) await connect().catch(() => undefined);
  };
  await connect();
  const send = async (text: string): Promise<void> => {
    const id = newId();
    for (let from = 0; from < text.length; from += PIECE_LENGTH) {
      if (!client) throw new Error('The bus in Postgres is away');
      const last = from + PIECE_LENGTH >= text.length ? 1 : 0;
      const piece = `${id} ${last} ${text.slice(from, from + PIECE_LENGTH)}`;
      await client.query(compile(sql`SELECT pg_notify(${CHANNEL}, ${piece})`));
    }
  };
  let sending: Promise<void> = Promise.resolve();
  return {
    publish(topic, payload) {
      const text = Buffer.from(JSON.stringify([topic, payload])).toString('base64');
      const sent = sending.then(() => send(text));
      sending = sent.catch(() => undefined);
      return sent;
    },
    async listen(topic, listener) {
      return listeners.add(topic, listener);
    },
    async close() {
      closed = true;
      listeners.clear();
      await client?.end().catch(() => undefined);
    },
  };
};

/**
 * A bus with a fallback, which carries messages that the first bus does not take. Listeners hear both.
 * Once the first has failed, the fallback is used without waiting until the first takes messages again; urgent topics always use both.
 */
export const createPubSubWithFallback = (
  first: PubSub,
  fallback: PubSub,
  urgentTopics: ReadonlySet<string>,
): PubSub => {
  let isAway = false;
  return {
    async publish(topic, payload) {
      const sent = first.publish(topic, payload);
      sent.then(
        () => (isAway = false),
        () => (isAway = true),
      );
      if (isAway || urgentTopics.has(topic)) await Promise.any([sent, fallback.publish(topic, payload)]);
      else await sent.catch(() => fallback.publish(topic, payload));
    },
    async listen(topic, listener, onGap) {
      const stops = await Promise.all([
        first.listen(topic, listener, onGap),
        fallback.listen(topic, listener),
      ]);
      return () => stops.forEach((stop) => stop());
    },
    async close() {
      await Promise.all([first.close(), fallback.close()]);
    },
  };
};
