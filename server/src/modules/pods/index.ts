export { podColumnsOf, podProjection } from './pod.columns';
export { podRemoving, type PodScheduleChanged, podScheduleEvents, podScheduleTopic } from './pod.events';
export { podById } from './pod.loaders';
export { boothView, namedView } from './pod.presenter';
export { podInEvent, podsOfEvent } from './pod.queries';
export { Pod } from './pod.types';
