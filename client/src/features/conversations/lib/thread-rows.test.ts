import { describe, expect, it } from 'vitest';
import type { QueuedMessage } from './queued-messages';
import { threadRows, type SentMessage } from './thread-rows';

const view = { attendeeId: 'sara', readUpTo: 2, zone: 'Asia/Karachi', newFrom: null, hasOlder: false };

const sent = (sequence: number, senderId: string, sentAt = '2026-11-21T08:00:00Z'): SentMessage => ({
  id: `m${sequence}`,
  clientId: `c${sequence}`,
  senderId,
  text: `text ${sequence}`,
  sequence,
  sentAt,
  readAt: null,
});

const queued = (clientId: string): QueuedMessage => ({
  clientId,
  attendeeId: 'sara',
  text: clientId,
  queuedAt: '2026-11-21T08:05:00Z',
  state: 'waiting',
});

const outline = (messages: SentMessage[], waiting: QueuedMessage[] = [], change = {}) =>
  threadRows(messages, waiting, { ...view, ...change })
    .slice(1)
    .map((row) => (row.kind === 'bubble' ? [row.key, row.mine, row.tick, row.startsRun] : row.key));

describe('threadRows', () => {
  it('draws a line where a day of the event begins', () => {
    expect(
      outline([sent(1, 'sara', '2026-11-21T18:59:00Z'), sent(2, 'sara', '2026-11-21T19:00:00Z')]),
    ).toEqual(['2026-11-21', ['c1', false, null, true], '2026-11-22', ['c2', false, null, true]]);
  });

  it('ticks my messages as read up to what the other has read', () => {
    expect(outline([sent(1, 'me'), sent(2, 'me'), sent(3, 'me')])).toEqual([
      '2026-11-21',
      ['c1', true, 'read', true],
      ['c2', true, 'read', false],
      ['c3', true, 'sent', false],
    ]);
  });

  it('shows what is not listed yet after the rest', () => {
    expect(outline([sent(3, 'me')], [queued('c4')])).toEqual([
      '2026-11-21',
      ['c3', true, 'sent', true],
      ['c4', true, 'waiting', false],
    ]);
  });

  it('draws a line before the first message that was unread on opening', () => {
    const messages = [sent(1, 'sara'), sent(2, 'me'), sent(3, 'sara'), sent(4, 'sara')];
    expect(outline(messages, [], { newFrom: 2 })).toEqual([
      '2026-11-21',
      ['c1', false, null, true],
      ['c2', true, 'read', true],
      'new',
      ['c3', false, null, true],
      ['c4', false, null, false],
    ]);
  });

  it('begins with a way to older messages, or with the beginning of the conversation', () => {
    const first = (hasOlder: boolean) => threadRows([sent(1, 'me')], [], { ...view, hasOlder })[0];
    expect([first(true), first(false), threadRows([], [], view)]).toEqual([
      { kind: 'older', key: 'top' },
      { kind: 'start', key: 'top' },
      [],
    ]);
  });
});
