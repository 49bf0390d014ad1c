export {
  insertStagedTargets,
  insertStagedWishes,
  isStagedTarget,
  isStagedWish,
  noteImportedTargets,
  placeStagedTargets,
  placeStagedWishes,
  refusedTargets,
  refusedWishes,
} from './import.queries';
export { MeetingProgramOrder } from './program.entity';
export { takesPartInProgram } from './program.queries';
export { lockProgram, programOf } from './program.service';
export { wishes } from './readiness.queries';
export { meetingTargetColumnsOf, targetOf } from './target.queries';
export { refusedBy, refuses, wishColumnsOf } from './wish.queries';
export { MeetingWish } from './wish.types';
export { setNotForMe, wishByAttendeeId } from './wish.service';
