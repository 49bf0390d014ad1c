import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { isExclusionViolation } from '../../core/database-errors';
import { lockAttendees } from '../attendees/attendee-lock.queries';
import type { Meeting } from './meeting.types';

interface Candidate {
  id: string;
  locked: boolean;
}

/**
 * Finds a pod for a meeting that is being accepted, or moved by consent, inside its transaction.
 * Locks are taken in one order everywhere, both people by id and then one (pod, slot), so nobody waits in a circle;
 * the exclusion constraints of `claims` prove the result, whoever writes.
 */
export class MeetingClaimService {
  /** Locks both people, so that two meetings of one person are decided one after the other. */
  async lockPeople(
    ctx: RequestContext,
    { senderId, receiverId }: Pick<Meeting, 'senderId' | 'receiverId'>,
  ): Promise<void> {
    await lockAttendees(ctx.sql, [senderId, receiverId]);
  }

  /** True when either person has another ACTIVE meeting that overlaps. */
  async peopleAreBusy(
    ctx: RequestContext,
    { id, senderId, receiverId, startsAt, endsAt }: Meeting,
  ): Promise<boolean> {
    const people = [senderId, receiverId];
    const rows = await ctx.sql.rows(sql`
      SELECT 1 FROM claims WHERE attendee_id = ANY(${people}::uuid[]) AND during && tstzrange(${startsAt}, ${endsAt})
        AND meeting_id IS DISTINCT FROM ${id} LIMIT 1`);
    return rows.length > 0;
  }

  /** A free pod, locked until the transaction ends: the wished one, else one of either company, else any free for all; null when none is left. */
  async takePod(ctx: RequestContext, meeting: Meeting): Promise<string | null> {
    for (;;) {
      const free = await this.freePods(ctx, meeting);
      for (const podId of free)
        if (await this.tryLock(ctx, podId, meeting)) {
          // Whoever held the lock before may have claimed the pod since it was listed.
          if (await this.holdPod(ctx, meeting, podId)) return podId;
        }
      const [first] = free;
      if (!first) return null;
      // All that look free are being claimed by others just now: wait for one of them to be decided, then look again.
      await ctx.sql.rows(sql`SELECT pg_advisory_xact_lock(hashtextextended(${lockKey(first, meeting)}, 0))`);
      if (await this.holdPod(ctx, meeting, first)) return first;
    }
  }

  /** True where the pod is free and stands; nobody can remove it until the transaction ends. */
  private async holdPod(ctx: RequestContext, meeting: Meeting, podId: string): Promise<boolean> {
    const standing = await ctx.sql.rows(
      sql`SELECT 1 FROM pods WHERE id = ${podId} AND removed_at IS NULL FOR SHARE`,
    );
    return standing.length > 0 && (await this.freePods(ctx, meeting, podId)).length > 0;
  }

  private async freePods(
    ctx: RequestContext,
    meeting: Meeting,
    only: string | null = null,
  ): Promise<string[]> {
    const rows = await ctx.sql.rows<{ id: string }>(sql`
      SELECT p.id FROM pods p
      LEFT JOIN attendees r ON r.id = ${meeting.receiverId} AND r.company_id = p.company_id
      LEFT JOIN attendees s ON s.id = ${meeting.senderId} AND s.company_id = p.company_id
      WHERE p.event_id = ${meeting.eventId} AND p.bookable AND p.removed_at IS NULL
        AND (p.company_id IS NULL OR r.id IS NOT NULL OR s.id IS NOT NULL)
        AND (${only}::uuid IS NULL OR p.id = ${only}::uuid)
        AND NOT EXISTS (
          SELECT 1 FROM claims c WHERE c.pod_id = p.id AND c.during && tstzrange(${meeting.startsAt}, ${meeting.endsAt})
            AND c.meeting_id IS DISTINCT FROM ${meeting.id})
      ORDER BY p.id = ${meeting.podId}::uuid DESC NULLS LAST, r.id IS NULL, s.id IS NULL, p.position, p.id`);
    return rows.map(({ id }) => id);
  }

  private async tryLock(ctx: RequestContext, podId: string, meeting: Meeting): Promise<boolean> {
    const [row] = await ctx.sql.rows<Pick<Candidate, 'locked'>>(sql`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${lockKey(podId, meeting)}, 0)) AS locked`);
    return row?.locked ?? false;
  }
}

/** Somebody took the pod who had not committed when it was looked for: another one may be free. */
export const lostPod = (error: unknown): boolean => isExclusionViolation(error, 'claims_pod_excl');

const lockKey = (podId: string, { startsAt }: Meeting): string => `pod ${podId} ${startsAt.toISOString()}`;
