import { LRUCache } from 'lru-cache';
import type { RequestContext, Runtime } from '../../core/request/context';
import { byKey, defineSharedRead } from '../../core/request/loaders';
import type { Message } from './conversation.types';
import { messagesByIds } from './message.queries';

/** Long enough for a message to be delivered where it was sent; whether it was read is then still unknown. */
const RECENT_MS = 2_000;
const MAX_RECENT = 2_000;

const recent = new WeakMap<Runtime, LRUCache<string, Message>>();

const read = defineSharedRead(async (db, ids) => byKey(await messagesByIds(db, { ids }), ({ id }) => id));

/** Keeps a message that this server has just stored: its people are often connected here, and then nothing has to be read. */
export const keepRecent = ({ runtime }: RequestContext, message: Message): void => {
  const messages = recent.get(runtime) ?? new LRUCache<string, Message>({ max: MAX_RECENT, ttl: RECENT_MS });
  recent.set(runtime, messages);
  messages.set(message.id, message);
};

/** A message that is being delivered. Callers check who may see it. */
export const recentMessage = async (ctx: RequestContext, id: string): Promise<Message | undefined> =>
  recent.get(ctx.runtime)?.get(id) ?? read(ctx, id);
