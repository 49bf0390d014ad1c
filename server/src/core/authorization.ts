import type { AuthCheckerFn } from 'type-graphql';
import type { RequestContext, Viewer } from './context';
import { forbidden, unauthenticated } from './errors';
import type { Role } from './roles';

/** `@Authorized()` asks for a session, `@Authorized(...roles)` for one of these roles. Rules about objects are in the policies. */
export const authChecker: AuthCheckerFn<RequestContext, Role> = ({ context }, roles) => {
  const viewer = viewerOf(context);
  if (roles.length > 0 && !roles.includes(viewer.role)) throw forbidden();
  return true;
};

/** Who is signed in; UNAUTHENTICATED when nobody is. */
export const viewerOf = (ctx: RequestContext): Viewer => {
  if (!ctx.viewer) throw unauthenticated();
  return ctx.viewer;
};

/** One line of a policy: whether this one may do it to that one. */
export type Rule<Who, Subject> = (who: Who, subject: Subject) => boolean;

/** Throws FORBIDDEN, in the given words, where the rule says no. */
export const authorize = <Who, Subject>(
  rule: Rule<Who, Subject>,
  who: Who,
  subject: Subject,
  message?: string,
): void => {
  if (!rule(who, subject)) throw forbidden(message);
};
