export { activityById } from './activity.loaders';
export { Activity } from './activity.types';
