export { activityById } from './activity.loaders';
export { ActivityKind } from './activity.entity';
export { getActivity } from './activity.service';
export { Activity } from './activity.types';
