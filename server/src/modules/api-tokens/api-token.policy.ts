import { viewerOf } from '../../core/request/authorization';
import { Role } from '../../core/auth/roles';
import type { RequestContext } from '../../core/request/context';
import { parseId } from '../../core/db/ids';
import { forbidden, notFound } from '../../core/errors';
import { requireCompanyContact, requireEventAccess } from '../event-access/index';
import type { ApiToken, CreateApiTokenInput } from './api-token.types';

/** Roles that come to API tokens; attendees are asked further whether they are contacts of the company. */
export const TOKEN_ROLES = [Role.ADMIN, Role.MANAGER, Role.ATTENDEE];

/** Whether the viewer manages the tokens of events: ADMIN and MANAGER. */
export const managesEventTokens = (ctx: RequestContext): boolean => {
  const { role } = viewerOf(ctx);
  return role === Role.ADMIN || role === Role.MANAGER;
};

const notManager = () => forbidden('Only administrators and managers keep the API tokens of an event.');

/** Lets those list and make tokens who manage the event's, or are contacts of the company; returns where. */
export async function requireTokensOf(
  ctx: RequestContext,
  { eventId, companyId }: Pick<CreateApiTokenInput, 'eventId' | 'companyId'>,
): Promise<{ eventId: string; companyId: string | null }> {
  if (companyId) {
    const contact = await requireCompanyContact(ctx, companyId);
    if (contact.eventId !== parseId(eventId, 'The event')) throw notFound('The company');
    return contact;
  }
  if (!managesEventTokens(ctx)) throw notManager();
  return { eventId: (await requireEventAccess(ctx, eventId)).eventId, companyId: null };
}

/** Lets those read and revoke a token who may list it; returns it. */
export async function requireToken(ctx: RequestContext, token: ApiToken): Promise<ApiToken> {
  if (managesEventTokens(ctx)) return token;
  if (!token.companyId) throw notManager();
  await requireCompanyContact(ctx, token.companyId);
  return token;
}
