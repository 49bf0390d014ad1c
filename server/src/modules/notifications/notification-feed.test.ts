import { describe, expect, it, vi } from 'vitest';
import type { Runtime } from '../../core/request/context';
import { notificationFeed } from './notification-feed';

describe('the feed of an attendee', () => {
  it('ends one topic where it cannot listen to the other', async () => {
    const stop = vi.fn<() => void>();
    const listen = vi.fn<(topic: string) => Promise<() => void>>((topic) =>
      topic.startsWith('event.') ? Promise.reject(new Error('The bus is away')) : Promise.resolve(stop),
    );
    const runtime = { pubsub: { listen } } as unknown as Runtime;
    const feed = notificationFeed(runtime, { attendeeId: 'a', eventId: 'e' });
    await expect(feed.listen('', () => undefined)).rejects.toThrow('away');
    expect(stop).toHaveBeenCalledOnce();
  });
});
