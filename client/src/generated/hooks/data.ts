import { mutationHook, queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/data';
export const useLiveDigestQuery = /* #__PURE__ */ queryHook(documents.LiveDigestDocument);
export const useMeetingsOfPeopleQuery = /* #__PURE__ */ queryHook(documents.MeetingsOfPeopleDocument);
export const useUpdateLanguageMutation = /* #__PURE__ */ mutationHook(documents.UpdateLanguageDocument);
export const useUploadImageMutation = /* #__PURE__ */ mutationHook(documents.UploadImageDocument);