import { mutationHook, queryHook } from '../../lib/graphql-hooks';
import * as documents from '../documents/attendees';
export const useAttendeeListQuery = /* #__PURE__ */ queryHook(documents.AttendeeListDocument);
export const useDismissMatchMutation = /* #__PURE__ */ mutationHook(documents.DismissMatchDocument);
export const useInvestorListQuery = /* #__PURE__ */ queryHook(documents.InvestorListDocument);
export const usePeopleFacetsQuery = /* #__PURE__ */ queryHook(documents.PeopleFacetsDocument);
export const usePersonPanelQuery = /* #__PURE__ */ queryHook(documents.PersonPanelDocument);
export const useSpeakerListQuery = /* #__PURE__ */ queryHook(documents.SpeakerListDocument);
export const useUndismissMatchMutation = /* #__PURE__ */ mutationHook(documents.UndismissMatchDocument);