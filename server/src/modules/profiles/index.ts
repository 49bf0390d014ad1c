export { JoinEventInput } from './profile.types';
export { mayJoin, isComplete, prepareProfile, type ProfileDraft, writeProfile } from './profile.service';
