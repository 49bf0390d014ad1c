export {
  deleteImportedInterests,
  insertFormerInterests,
  writeStagedInterests,
} from './interest-import.queries';
export { interestsByAttendeeId, sharedInterestsByAttendeeId } from './interest.loaders';
export { interestErrors, replaceInterests } from './interest.service';
export { AttendeeInterests, InterestsFilter, InterestsInput } from './interest.types';
