export { FloorCard, MINUTE_SIZE, OpenHours, PodHead, PodTile, ROW_SIZE } from './components/FloorParts';
export { PodDayList } from './components/PodDayList';
export { obstacleOf } from './lib/pod-clashes';
export { stepOf, windowsOf } from './lib/pod-hours';
export type { FloorItem } from './lib/pod-items';
