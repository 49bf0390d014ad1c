export { type PodScheduleChanged, podScheduleEvents, podScheduleTopic } from './pod-schedule.events';
export { podColumnsOf, podProjection } from './pod.columns';
export { podRemoving } from './pod.events';
export { podById } from './pod.loaders';
export {
  boothShape,
  namedShape,
  POD_FIELDS,
  type PodData,
  presentBooth,
  presentNamed,
} from './pod.presenter';
export { podsOfEvent } from './pod.queries';
export { Pod } from './pod.types';
