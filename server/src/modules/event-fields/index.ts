export { EventFieldAudience, EventFieldKind, type TextInLanguage } from './event-field.entity';
export { answersLost } from './event-field.events';
export { forgetReaders, shareFields } from './event-field.queries';
export { conditionAnswersOf, type LostAnswers } from './event-field.rules';
export { copyEventFields, fieldsByEventId, getEventFields } from './event-field.service';
export { EventField } from './event-field.types';
