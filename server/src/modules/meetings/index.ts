export { meetingEntriesFor } from './notifications/meeting-calendar.loader';
export {
  findMeetingById,
  listMeetingsAtPod,
  listMeetingsOnDay,
  moveMeeting,
  removeMeeting,
} from './plan/meeting-plan.service';
export { meetingPolicy } from './meeting.policy';
export { meetingColumnsOf } from './meeting-row.columns';
export { MEETING_FIELDS, type MeetingData, meetingShape, presentMeeting } from './meeting.presenter';
export { acceptedMeetings, openMeetings } from './meeting.queries';
export { Meeting } from './meeting.types';
export { commonSlots } from './slots/common-slots.queries';
