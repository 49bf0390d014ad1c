import { mutationHook, queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/attendees';
export const useAttendeeListQuery = /* #__PURE__ */ queryHook(documents.AttendeeListDocument);
export const useInvestorListQuery = /* #__PURE__ */ queryHook(documents.InvestorListDocument);
export const usePeopleFacetsQuery = /* #__PURE__ */ queryHook(documents.PeopleFacetsDocument);
export const usePersonPanelQuery = /* #__PURE__ */ queryHook(documents.PersonPanelDocument);
export const useSpeakerListQuery = /* #__PURE__ */ queryHook(documents.SpeakerListDocument);
export const useToggleBookmarkMutation = /* #__PURE__ */ mutationHook(documents.ToggleBookmarkDocument);