export { DEMO_EVENT_ID } from '../../server/src/demo/demo-events';
