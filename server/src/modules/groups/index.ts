export { contactConflict, contactRefusal } from './contact-refusal';
export { ContactRefusal, ContactRefusalReason } from './contact-refusal.types';
export { groupBits, groupColumnsOf, groupNames, lacksPlaces } from './group.queries';
export { isStillByHand, lockGroupByHand } from './group.service';
export { GroupBrief } from './group.types';
