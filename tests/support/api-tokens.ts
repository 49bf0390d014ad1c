import { ApiScope, newApiToken } from '../../server/src/core/auth/api-scopes';
import { hashToken } from '../../server/src/core/auth/tokens';
import { newId } from '../../server/src/core/db/ids';
import { insert } from './factories';
import type { TestSql } from './server';

export const allScopes = Object.keys(ApiScope) as ApiScope[];

/** A token of an event; with all scopes without a list of them. */
export async function buildApiToken(
  db: TestSql,
  {
    scopes = allScopes,
    ...values
  }: {
    eventId: string;
    companyId?: string;
    authorId?: string;
    scopes?: ApiScope[];
    expiresAt?: Date;
    revokedAt?: Date;
    origins?: string[];
  },
): Promise<{ id: string; token: string }> {
  const [id, token] = [newId(), newApiToken()];
  const expiresAt = new Date(Date.now() + 86_400_000);
  const row = { id, name: 'A program', tokenHash: hashToken(token), scopes, authorName: 'Amina', expiresAt };
  await insert(db, 'api_tokens', { ...row, ...values });
  return { id, token };
}
