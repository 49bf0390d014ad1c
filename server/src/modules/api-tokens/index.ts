export { managesEventTokens } from './api-token.policy';
export { tokensByHashes, tokensByIds } from './api-token.queries';
export {
  authenticateToken,
  isListedOrigin,
  keepSandboxToken,
  markUsed,
  viewerOfToken,
} from './api-token.service';
export type { ApiToken } from './api-token.types';
export { applyScopes, inputTable, leadProfile, scopesOfType, scopeTable } from './scope-table';
