import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { MeetingStatus } from './meeting.entity';
import { meetingPolicy } from './meeting.policy';

const meetingIn = (status: MeetingStatus) => ({ senderId: 'sender', receiverId: 'receiver', status });
const { PENDING, ACTIVE, REJECTED } = MeetingStatus;

describe('the policy of meetings', () => {
  it.each<[string | null, boolean, boolean, boolean]>([
    ['receiver', true, true, true],
    ['sender', true, false, true],
    ['bystander', false, false, false],
    [null, false, false, false],
  ])('lets %s read: %s, answer: %s, cancel: %s', (attendeeId, read, answer, cancel) => {
    const meeting = meetingIn(PENDING);
    const who = { attendeeId };
    expect({
      read: meetingPolicy.read(who, meeting),
      answer: meetingPolicy.answer(who, meeting),
      cancel: meetingPolicy.cancel(who, meeting),
    }).toEqual({ read, answer, cancel });
  });

  it.each<[string, MeetingStatus, boolean, boolean]>([
    ['receiver', PENDING, true, true],
    ['receiver', ACTIVE, false, true],
    ['receiver', REJECTED, false, false],
    ['sender', PENDING, false, true],
    ['sender', ACTIVE, false, true],
    ['sender', REJECTED, false, false],
    ['bystander', PENDING, false, false],
    ['bystander', ACTIVE, false, false],
  ])('tells the %s of a %s meeting: respond %s, cancel %s', (attendeeId, status, respond, cancel) => {
    const [who, meeting] = [{ attendeeId }, meetingIn(status)];
    const at = (minutes: number) => ({ ...meeting, endsAt: new Date(Date.now() + minutes * 60_000) });
    expect([meetingPolicy.canRespond(who, meeting), meetingPolicy.canCancel(who, at(1))]).toEqual([
      respond,
      cancel,
    ]);
    expect(meetingPolicy.canCancel(who, at(-1))).toBe(cancel && status === PENDING);
  });

  it.each<[string, MeetingStatus, boolean]>([
    ['receiver', PENDING, true],
    ['sender', ACTIVE, true],
    ['sender', REJECTED, false],
    ['bystander', ACTIVE, false],
  ])('lets the %s of a %s meeting propose a time before it begins: %s', (attendeeId, status, allowed) => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const tells = (startsAt: Date, endsAt: Date) =>
      meetingPolicy.canPropose({ attendeeId }, { ...meetingIn(status), startsAt, endsAt });
    expect([tells(at(10), at(20)), tells(at(-10), at(10))]).toEqual([allowed, false]);
  });

  it.each<[string, MeetingStatus, boolean]>([
    ['receiver', ACTIVE, true],
    ['sender', ACTIVE, true],
    ['sender', PENDING, false],
    ['sender', REJECTED, false],
    ['bystander', ACTIVE, false],
  ])(
    'lets the %s of a %s meeting say whether it took place, once over: %s',
    (attendeeId, status, allowed) => {
      const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
      const tells = (startsAt: Date, endsAt: Date) =>
        meetingPolicy.canConfirm({ attendeeId }, { ...meetingIn(status), startsAt, endsAt });
      expect([tells(at(-20), at(-10)), tells(at(-10), at(10))]).toEqual([allowed, false]);
    },
  );
});
