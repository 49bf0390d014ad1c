export {
  choicesOfSchedule,
  insertStagedActivities,
  placeStagedActivities,
  readStagedSpeakers,
  refusedActivities,
  restoreSpeakers,
  roomsTaken,
  speakersBefore,
  speakersDiffer,
  writeStagedSpeakers,
} from './activity-import.queries';
export { activityById } from './activity.loaders';
export { notifyOfImport } from './activity-notice.service';
export { ActivityKind } from './activity.entity';
export { activitiesVersion } from './activity.queries';
export { getActivity } from './activity.service';
export { Activity } from './activity.types';
export { busyTimesVersion } from './busy-time.queries';
