export { enterEvent, joinStageOf } from './application.service';
export { claimingPlaces, lockLimitedPlaces } from './place.service';
