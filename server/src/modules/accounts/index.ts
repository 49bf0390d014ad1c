export {
  deleteUnusedUsers,
  INSERT_STAGED_USERS,
  insertUserIfNew,
  lockAccount,
  lockUserByEmail,
  renameAsInvited,
  setUserEmail,
} from './invited-user.queries';
