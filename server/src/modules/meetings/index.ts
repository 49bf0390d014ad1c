export { meetingEntriesFor } from './notifications/meeting-calendar';
export { activeMeetingsAtPod, activeMeetingsOfDay } from './plan/meeting-plan.queries';
export { moveMeeting, removeMeeting } from './plan/meeting-plan.service';
export { meetingColumnsOf } from './meeting.columns';
export { meetingById } from './meeting.loaders';
export { meetingPolicy } from './meeting.policy';
export { meetingView } from './meeting.presenter';
export { acceptedMeetings, meetingsVersion, openMeetings } from './meeting.queries';
export { BusyTime, Meeting, MeetingRole, Slot } from './meeting.types';
export { MeetingClosedReason } from './meeting.entity';
export { MAX_WAITING_REQUESTS, meetingConflicts } from './meeting.errors';
export { proposeMeetingTime } from './proposals/meeting-proposal.service';
export {
  type ClaimedRequest,
  createAgreedMeeting,
  createPendingMeeting,
} from './requests/claimed-request.service';
export { commonSlots } from './slots/common-slots.queries';
export { podTaken, preferredPod } from './slots/meeting-claim.service';
export { plannedTimes, slotGrid } from './slots/meeting-slots.queries';
export {
  assertMayWait,
  assertSlotFree,
  choicesIn,
  nextFreeSlots,
  slotAt,
  waitingRequestsOf,
} from './slots/meeting-slots.service';
