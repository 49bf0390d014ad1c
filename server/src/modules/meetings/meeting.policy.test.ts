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
    expect([meetingPolicy.canRespond(who, meeting), meetingPolicy.canCancel(who, meeting)]).toEqual([
      respond,
      cancel,
    ]);
  });
});
