export { podColumnsOf, podProjection } from './pod.columns';
export { podRemoving, type PodScheduleChanged, podScheduleEvents, podScheduleTopic } from './pod.events';
export { podById } from './pod.loaders';
export {
  boothShape,
  namedShape,
  POD_FIELDS,
  type PodData,
  presentBooth,
  presentNamed,
} from './pod.presenter';
export { podInEvent, podsOfEvent } from './pod.queries';
export { Pod } from './pod.types';
