import type { RequestContext } from '../../core/context';
import { UserEntity } from './user.entity';

/** Locks a user; null where there is none. */
export function lockUser(ctx: RequestContext, userId: string): Promise<UserEntity | null> {
  return ctx.entities.findOne(UserEntity, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
}
