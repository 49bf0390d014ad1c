import type { AuthCheckerFn } from 'type-graphql';
import type { RequestContext, Viewer } from './context';
import { forbidden, unauthenticated } from '../errors';
import type { Role } from '../auth/roles';

/** For `@Authorized()`: also a session that has to replace an initial password first may do this. */
export const EVEN_WITH_INITIAL_PASSWORD = 'EVEN_WITH_INITIAL_PASSWORD';

/** `@Authorized()` asks for a session, `@Authorized(...roles)` for one of these roles. Rules about objects are in the policies. */
export const authChecker: AuthCheckerFn<RequestContext, Role | typeof EVEN_WITH_INITIAL_PASSWORD> = (
  { context },
  roles,
) => {
  if (roles.includes(EVEN_WITH_INITIAL_PASSWORD)) return Boolean(sessionOf(context));
  const viewer = viewerOf(context);
  if (roles.length > 0 && !roles.includes(viewer.role)) throw forbidden();
  return true;
};

/** The session that asks, whether or not it has any rights yet; UNAUTHENTICATED when there is none. */
export const sessionOf = (ctx: RequestContext): Viewer => {
  if (!ctx.session) throw unauthenticated();
  return ctx.session;
};

/** The signed-in viewer; UNAUTHENTICATED without one, FORBIDDEN `PASSWORD_CHANGE_REQUIRED` until an initial password is replaced. */
export const viewerOf = (ctx: RequestContext): Viewer => {
  const session = sessionOf(ctx);
  if (session.mustChangePassword)
    throw forbidden('Please choose a password of your own first.', 'PASSWORD_CHANGE_REQUIRED');
  return session;
};

/** One line of a policy: whether this one may do it to that one. */
export type Rule<Who, Subject> = (who: Who, subject: Subject) => boolean;

/** Throws FORBIDDEN, in these words, where the rule says no. */
export const authorize = <Who, Subject>(
  rule: Rule<Who, Subject>,
  who: Who,
  subject: Subject,
  message?: string,
): void => {
  if (!rule(who, subject)) throw forbidden(message);
};
