export { deviceTime } from './device-time';
export { momentInWords, timeIn, onDay, spanInWords } from './event-time';
export {
  eventColumnsOf,
  interestGroupColumnsOf,
  interestTermColumnsOf,
  readerLanguage,
} from './event.columns';
export { deleteUnusedTerms, insertTerms } from './event-interests.queries';
export { EventRegistration, EventStatus } from './event.entity';
export { eventCopied, interestGroupsWritten, interestTermRenaming } from './event.events';
export { EVENT_PUBLISHED } from './event.jobs';
export { eventById } from './event.loaders';
export { eventView, type Zoned } from './event.presenter';
export { deleteDemoEvents, lockEvent } from './event.queries';
export { Event } from './event.types';
export { InterestKind } from './interest.entity';
export { differingZonesOfEvents } from './zone-clocks';
