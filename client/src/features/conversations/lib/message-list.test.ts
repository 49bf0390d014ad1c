import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createCache } from '../../../data/freshness/cache';
import { knownMessages } from './conversation-cache';
import { hasGap, lastSequenceOf } from './message-list';

const message = (sequence: number, text = `text ${sequence}`) => ({ id: `m${sequence}`, sequence, text });

describe('the cache', () => {
  const known = (...pages: ReturnType<typeof message>[][]) => {
    const cache = createCache();
    for (const nodes of pages)
      cache.writeQuery({
        query: gql`
          query {
            conversation(attendeeId: "a") {
              attendeeId
              messages {
                nodes {
                  id
                  sequence
                  text
                }
              }
            }
          }
        `,
        data: {
          conversation: {
            __typename: 'Conversation',
            attendeeId: 'a',
            messages: {
              __typename: 'MessageConnection',
              nodes: nodes.map((node) => ({ __typename: 'Message', ...node })),
            },
          },
        },
      });
    const entities = cache.extract() as Record<string, { sequence?: number; text?: string }>;
    return (knownMessages(cache, 'a') ?? []).map(({ id }) => {
      const { sequence, text } = entities[`Message:${id}`] ?? {};
      return { id, sequence, text };
    });
  };

  it('keeps a message that arrives twice once, the later copy winning', () => {
    expect(known([message(1), message(2)], [message(2, 'edited')])).toEqual([
      message(1),
      message(2, 'edited'),
    ]);
  });

  it('orders by sequence however the pages arrive', () => {
    expect(known([message(5), message(4)], [message(1), message(6), message(2)])).toEqual(
      [1, 2, 4, 5, 6].map((sequence) => message(sequence)),
    );
  });
});

describe('lastSequenceOf', () => {
  it('is 0 for nothing and the highest otherwise', () => {
    expect([lastSequenceOf([]), lastSequenceOf([message(3), message(9), message(4)])]).toEqual([0, 9]);
  });
});

describe('hasGap', () => {
  it('sees a jump in the sequence', () => {
    expect(hasGap([message(1), message(2)], [message(4)])).toBe(true);
  });

  it('accepts the next message, a repetition and older pages', () => {
    const known = [message(5), message(6)];
    expect(
      [[message(7)], [message(6)], [message(3), message(4)], []].map((next) => hasGap(known, next)),
    ).toEqual([false, false, false, false]);
  });

  it('misses the first messages of a conversation that was empty', () => {
    expect([message(1), message(2)].map((next) => hasGap([], [next]))).toEqual([false, true]);
  });
});
