export { type Credentials, CredentialsKey } from './credentials';
export { accountKey, identifyRequester, type Requester } from './known-devices';
export {
  sessionColumnsOf,
  countSessionsExcept,
  isSessionOf,
  isValidSession,
  keepSession,
  lockSession,
  sessionsPage,
} from './session.queries';
export {
  ACCESS_CHANGED,
  ACCESS_OUTDATED,
  type AccessChanged,
  type AccessOutdated,
  SESSIONS_ENDED,
  type SessionsEnded,
} from './session.events';
export { RevokeOtherSessionsPayload } from './session.payloads';
export {
  authenticate,
  createSession,
  endSessionOf,
  endSessions,
  evictSessionsOfUser,
  extendUsedSessions,
  type NewSession,
  tokenOfViewer,
} from './session.service';
export { Session, SessionConnection } from './session.types';
