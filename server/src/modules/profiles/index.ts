export { JoinEventInput } from './profile.types';
export {
  confirmProfile,
  isComplete,
  prepareProfile,
  type ProfileDraft,
  writeProfile,
} from './profile.service';
