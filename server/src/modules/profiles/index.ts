export { JoinEventInput } from './profile.inputs';
export {
  confirmProfile,
  isComplete,
  prepareProfile,
  type ProfileDraft,
  writeProfile,
} from './profile.service';
