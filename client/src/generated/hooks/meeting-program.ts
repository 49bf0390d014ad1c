import { mutationHook, queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/meeting-program';
export const useMeetingProgramPageQuery = /* #__PURE__ */ queryHook(documents.MeetingProgramPageDocument);
export const useMeetingReadinessQuery = /* #__PURE__ */ queryHook(documents.MeetingReadinessDocument);
export const useSetMeetingTargetsMutation = /* #__PURE__ */ mutationHook(documents.SetMeetingTargetsDocument);
export const useTargetCompaniesQuery = /* #__PURE__ */ queryHook(documents.TargetCompaniesDocument);
export const useTargetPeopleQuery = /* #__PURE__ */ queryHook(documents.TargetPeopleDocument);
export const useUpdateMeetingProgramMutation = /* #__PURE__ */ mutationHook(documents.UpdateMeetingProgramDocument);