import { describe, expect, it } from 'vitest';
import type { Session } from '../lib/agenda-entries';
import { isOutside, plannedFrom, sessionClashes } from './session-clashes';

const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const speaker = (id: string) => ({ id, firstName: id, lastName: 'Khan' });
const session = (id: string, from: string, to: string, more: object = {}): Session =>
  ({
    id,
    kind: 'SESSION',
    title: id,
    startsAt: at(from),
    endsAt: at(to),
    track: null,
    location: null,
    speakers: [],
    ...more,
  }) as unknown as Session;

describe('clashes of a session', () => {
  const opening = session('opening', '09:00', '10:00', {
    track: 'Main',
    location: 'Hall 1',
    speakers: [speaker('Sara'), speaker('Omar')],
  });

  it('are sessions at the same time that share a speaker, the room or the track', () => {
    const others = [
      session('speaks', '09:30', '10:30', { speakers: [speaker('Omar')] }),
      session('room', '09:30', '10:30', { location: ' hall 1 ' }),
      session('track', '08:00', '09:01', { track: 'main' }),
      session('nothing shared', '09:00', '10:00', { location: 'Hall 2', track: 'Side' }),
      session('right after', '10:00', '11:00', { location: 'Hall 1' }),
      session('a pod', '09:00', '10:00', { kind: 'POD', location: 'Hall 1' }),
    ];
    const found = sessionClashes(plannedFrom(opening), [opening, ...others]);
    expect(
      found.map(({ session: { id }, speakers, room, sameTrack }) => [id, speakers, room, sameTrack]),
    ).toEqual([
      ['speaks', ['Omar Khan'], null, false],
      ['room', [], ' hall 1 ', false],
      ['track', [], null, true],
    ]);
  });

  it('has none with itself, nor where room and track are empty', () => {
    const bare = session('bare', '09:00', '10:00');
    expect(sessionClashes(plannedFrom(bare), [bare, session('other', '09:00', '10:00')])).toEqual([]);
  });

  it('tells what is outside the dates of the event', () => {
    const event = { startsAt: at('08:00'), endsAt: at('18:00') };
    expect(isOutside(opening, event)).toBe(false);
    expect(isOutside({ startsAt: at('07:59'), endsAt: at('09:00') }, event)).toBe(true);
    expect(isOutside({ startsAt: at('17:00'), endsAt: at('18:01') }, event)).toBe(true);
  });
});
