export { activityById } from './activity.loaders';
export { ActivityKind } from './activity.entity';
export { activitiesVersion } from './activity.queries';
export { getActivity } from './activity.service';
export { Activity } from './activity.types';
export { busyTimesVersion } from './busy-time.queries';
