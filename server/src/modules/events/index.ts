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
export { eventCopied, interestGroupsWritten, interestTermRenaming, placesChanged } from './event.events';
export { EVENT_PUBLISHED } from './event.jobs';
export { eventById, viewerLanguageByEventId } from './event.loaders';
export { eventView, type Zoned } from './event.presenter';
export { deleteDemoEvents, lockEvent, lockEventWithPeople } from './event.queries';
export { CompanyKindCount, Event } from './event.types';
export { InterestKind } from './interest.entity';
export { differingZonesOfEvents } from './zone-clocks';
