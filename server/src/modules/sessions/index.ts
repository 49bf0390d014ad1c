export { forgetKeys } from './known-device.queries';
export { accountKey, identifyRequester, type Requester } from './known-devices';
export {
  ACCESS_CHANGED,
  ACCESS_OUTDATED,
  type AccessChanged,
  type AccessOutdated,
  SESSIONS_ENDED,
  type SessionsEnded,
} from './session.events';
export { lockSession, sessionsOf } from './session.queries';
export {
  applyAccessChange,
  authenticate,
  createSession,
  endSessions,
  endSessionsOfUser,
  extendUsedSessions,
  type NewSession,
  tokenOfViewer,
} from './session.service';
export { Session, SessionConnection } from './session.types';
