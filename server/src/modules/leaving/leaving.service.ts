import { recordChange } from '../../core/audit';
import { authorize, viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { isStaff } from '../../core/roles';
import { inTransaction } from '../../core/transaction';
import type { User } from '../accounts/account.types';
import { lockAdmins, refuseLastAdmin } from '../accounts/last-admin';
import type { PasswordService } from '../accounts/password.service';
import type { SessionService } from '../accounts/session.service';
import { UserEntity } from '../accounts/user.entity';
import { userPolicy } from '../accounts/user.policy';
import type { UserService } from '../accounts/user.service';
import type { AttendeeRemovalService } from '../attendees/attendee-removal.service';

/** How users go: their profiles become tombstones, their sessions end, and what was mailed to them is dropped. */
export class LeavingService {
  constructor(
    private readonly users: UserService,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly removal: AttendeeRemovalService,
  ) {}

  /** Deletes a user on behalf of staff. */
  async deleteUser(ctx: RequestContext, userId: string): Promise<User> {
    return inTransaction(ctx, async (inner) => {
      const admins = await lockAdmins(inner);
      const user = await this.users.lock(inner, userId);
      authorize(userPolicy.remove, viewerOf(ctx), user, 'You cannot delete yourself here.');
      refuseLastAdmin(admins, user.id);
      await this.erase(inner, user, 'user.delete');
      return user;
    });
  }

  /** Erases the viewer, who confirms it with the password. */
  async eraseMe(ctx: RequestContext, password: string): Promise<boolean> {
    const confirmed = await this.passwords.confirm(ctx, password, 'password');
    await inTransaction(ctx, async (inner) => {
      const admins = await lockAdmins(inner);
      const user = await inner.entities.findOne(UserEntity, {
        where: { id: confirmed.id },
        lock: { mode: 'pessimistic_write' },
      });
      // Somebody else was faster.
      if (!user) return;
      refuseLastAdmin(admins, user.id);
      await this.erase(inner, user, 'user.erase');
    });
    return true;
  }

  private async erase(ctx: RequestContext, user: UserEntity, action: string): Promise<void> {
    const attendees = await ctx.sql.rows<{ id: string }>(
      sql`SELECT id FROM attendees WHERE user_id = ${user.id}`,
    );
    const { meetings: closedMeetings } = await this.removal.remove(
      ctx,
      attendees.map(({ id }) => id),
    );
    if (isStaff(viewerOf(ctx).role))
      await recordChange(ctx, {
        action,
        eventId: null,
        subjectId: user.id,
        subjectName: user.displayName,
        before: { email: user.email, displayName: user.displayName, role: user.role },
        after: { profiles: attendees.length, closedMeetings },
      });
    await this.sessions.endAll(ctx, user.id);
    await ctx.sql.rows(sql`DELETE FROM mails WHERE recipient = ${user.email}`);
    await ctx.entities.delete(UserEntity, { id: user.id });
  }
}
