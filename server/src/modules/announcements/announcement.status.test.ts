import { describe, expect, it } from 'vitest';
import { AnnouncementStatus } from './announcement.entity';
import { assertStep, isOut, type AnnouncementStep } from './announcement.status';

const allowed: Record<AnnouncementStep, AnnouncementStatus[]> = {
  EDIT: [AnnouncementStatus.DRAFT, AnnouncementStatus.SCHEDULED, AnnouncementStatus.CANCELLED],
  SEND: [AnnouncementStatus.DRAFT, AnnouncementStatus.SCHEDULED, AnnouncementStatus.CANCELLED],
  CANCEL: [AnnouncementStatus.SCHEDULED],
  DELETE: [AnnouncementStatus.DRAFT, AnnouncementStatus.CANCELLED],
};

const isAllowed = (status: AnnouncementStatus, step: AnnouncementStep): boolean => {
  try {
    assertStep(status, step);
    return true;
  } catch {
    return false;
  }
};

describe('an announcement', () => {
  it.each(Object.entries(allowed))('takes the step %s from %j alone', (step, statuses) => {
    const found = Object.values(AnnouncementStatus).filter((status) =>
      isAllowed(status, step as AnnouncementStep),
    );
    expect(found).toEqual(statuses);
  });

  it('is out while it is sent, and afterwards', () => {
    expect(Object.values(AnnouncementStatus).filter(isOut)).toEqual([
      AnnouncementStatus.SENDING,
      AnnouncementStatus.SENT,
    ]);
  });
});
