export { SESSION_FIELDS, type SignedIn } from './account.payloads';
export { assertEmailFree, insertAccount } from './account.service';
export { User } from './account.types';
export { lockOwnUser } from './credentials.service';
export { displayNameOf, fullName, namesOf } from './display-name';
export { emailNotVerified } from './email-verification/email-verification.service';
export { isEmailProven } from './email-verification/email-verification.queries';
export { hasAdmin, makeFirstAdmin } from './first-admin';
export {
  deleteUnusedUsers,
  insertStagedUsers,
  insertUserIfNew,
  lockAccount,
  lockUserByEmail,
  renameAsInvited,
  setUserEmail,
} from './invited-user.queries';
export { lockAdmins, refuseLastAdmin } from './last-admin';
export { assertNotPersonal, isGuessable } from './passwords/password-strength';
export { EraseMeInput, NewPasswordField, TermsVersionField } from './passwords/password.inputs';
export { confirmPassword, removePassword, signInWithNewPassword } from './passwords/password.service';
export { hashPassword, inPasswordQueue } from './passwords/passwords';
export {
  type FormerKeeper,
  keysRemaining,
  REMAINING_KEYS,
  RemainingKeyKind,
  remainingKeysOf,
} from './remaining-keys';
export { userColumns, userColumnsOf } from './user.columns';
export type { UserEntity } from './user.entity';
export { DeleteUserInput } from './user.inputs';
export { userPolicy } from './user.policy';
export { sessionView } from './user.presenter';
export { lockDemoUsers, lockUser, setAllEvents } from './user.queries';
export { lockManagedUser, removeUser, writeInvitedSignIn } from './user.service';
