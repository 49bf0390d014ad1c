import { recordChange } from '../../core/audit/change-log';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import type { Page, PageArgs } from '../../core/db/pagination';
import { inTransaction } from '../../core/request/transaction';
import type { UserEntity } from './user.entity';
import type { RevokeUserSessionInput } from './user.inputs';
import type { RevokeUserSessionPayload, RevokeUserSessionsPayload } from './account.payloads';
import { getManagedUser, lockManagedUser } from './user.service';
import { endSessionOf, type RevokeOtherSessionsPayload, type Session, sessionsPage } from '../sessions/index';
import { lockOwnUser, signOutEverywhere } from './credentials.service';

/** The sessions of a user that the viewer may manage, the latest first. */
export async function listUserSessions(
  ctx: RequestContext,
  userId: string,
  args: PageArgs,
): Promise<Page<Session>> {
  const { id } = await getManagedUser(ctx, userId);
  return sessionsPage(ctx.db, id, args);
}

/** Ends one session of a user, with its sockets. */
export async function revokeUserSession(
  ctx: RequestContext,
  input: RevokeUserSessionInput,
): Promise<RevokeUserSessionPayload> {
  return inTransaction(ctx, async (inner) => {
    const user = await lockManagedUser(inner, input.userId);
    const session = await endSessionOf(inner, user.id, input.sessionId);
    await record(inner, user, { sessions: 1, device: session.device });
    return { session };
  });
}

/** Ends all sessions of the viewer but the one that asks, and all codes and links. */
export async function revokeOtherSessions(ctx: RequestContext): Promise<RevokeOtherSessionsPayload> {
  const { userId, sessionId } = viewerOf(ctx);
  return inTransaction(ctx, async (inner) => {
    await lockOwnUser(inner);
    return { revokedSessions: await signOutEverywhere(inner, userId, sessionId) };
  });
}

/** Ends all sessions of a user, with their sockets; of the viewer all but the one that asks. */
export async function revokeUserSessions(
  ctx: RequestContext,
  userId: string,
): Promise<RevokeUserSessionsPayload> {
  const viewer = viewerOf(ctx);
  return inTransaction(ctx, async (inner) => {
    const user = await lockManagedUser(inner, userId);
    const kept = user.id === viewer.userId ? viewer.sessionId : null;
    const revokedSessions = await signOutEverywhere(inner, user.id, kept);
    if (revokedSessions > 0) await record(inner, user, { sessions: revokedSessions });
    return { user, revokedSessions };
  });
}

const record = (ctx: RequestContext, user: UserEntity, before: object): Promise<void> =>
  recordChange(ctx, {
    action: 'user.sign-out',
    eventId: null,
    subjectId: user.id,
    subjectName: user.displayName,
    before,
  });
