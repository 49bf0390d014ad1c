import { describe, expect, it } from 'vitest';
import { wasAgreedBefore } from './own-changes';

const meeting = { id: 'm1', status: 'ACTIVE', startsAt: '2026-11-22T09:00:00.000Z' };
const ago = (ms: number) => new Date(performance.timeOrigin - ms).toISOString();

describe('a meeting that changes', () => {
  it('is newly agreed on once, when it was accepted after the page was opened', () => {
    const accepted = { ...meeting, acceptedAt: ago(-5_000) };
    expect([wasAgreedBefore(accepted), wasAgreedBefore(accepted)]).toEqual([false, true]);
  });

  it('is only moved when it was accepted long before', () => {
    expect(wasAgreedBefore({ ...meeting, id: 'm2', acceptedAt: ago(3_600_000) })).toBe(true);
  });

  it('is neither while it waits, and after it was closed', () => {
    expect(wasAgreedBefore({ ...meeting, status: 'PENDING', acceptedAt: null })).toBe(false);
    expect(wasAgreedBefore({ ...meeting, status: 'REJECTED', acceptedAt: ago(3_600_000) })).toBe(false);
  });
});
