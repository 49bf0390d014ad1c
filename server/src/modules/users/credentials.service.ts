import { sessionOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { firstOf } from '../../core/db/statement';
import { unauthenticated } from '../../core/errors';
import { countSessionsExcept, evictSessionsOfUser, isSessionOf, keepSession } from '../sessions/index';
import { raiseCredentialsVersion } from './passwords/password.queries';
import type { UserEntity } from './user.entity';
import { lockUser } from './user.queries';

// Changes of credentials lock the user first and read session, code or link after that: those of an earlier version are
// gone then, and no later change can come in between.

/** The signed-in user, locked; UNAUTHENTICATED where the session has ended since the request began. */
export async function lockOwnUser(ctx: RequestContext): Promise<UserEntity> {
  const { userId, sessionId } = sessionOf(ctx);
  const user = await lockUser(ctx, userId);
  if (!user || !(await firstOf(isSessionOf(ctx, { userId, sessionId })))) throw unauthenticated();
  return user;
}

/** Ends every session of a locked user but one, and all codes, links and known devices. Returns the number of sessions. */
export async function signOutEverywhere(
  ctx: RequestContext,
  userId: string,
  sessionId: string | null,
): Promise<number> {
  const ended = await firstOf(countSessionsExcept(ctx, { userId, except: sessionId }));
  if (sessionId) await keepSession(ctx, { sessionId });
  await raiseCredentialsVersion(ctx, { userId });
  evictSessionsOfUser(ctx, userId);
  return ended?.count ?? 0;
}
