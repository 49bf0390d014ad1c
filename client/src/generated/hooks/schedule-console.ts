import { mutationHook, queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/schedule-console';
export const useCreateSessionMutation = /* #__PURE__ */ mutationHook(documents.CreateSessionDocument);
export const useDeleteSessionMutation = /* #__PURE__ */ mutationHook(documents.DeleteSessionDocument);
export const useSessionRatingsQuery = /* #__PURE__ */ queryHook(documents.SessionRatingsDocument);
export const useSessionToEditQuery = /* #__PURE__ */ queryHook(documents.SessionToEditDocument);
export const useSpeakerOptionsQuery = /* #__PURE__ */ queryHook(documents.SpeakerOptionsDocument);
export const useUpdateSessionMutation = /* #__PURE__ */ mutationHook(documents.UpdateSessionDocument);