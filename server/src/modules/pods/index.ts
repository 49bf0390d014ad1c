export { podRemoving } from './pod.events';
