export { createLiveViewers } from './live-access.service';
