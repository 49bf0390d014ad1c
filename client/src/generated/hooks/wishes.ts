import { mutationHook, queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/wishes';
export const useMustMeetsQuery = /* #__PURE__ */ queryHook(documents.MustMeetsDocument);
export const useMyWishesQuery = /* #__PURE__ */ queryHook(documents.MyWishesDocument);
export const useSetMeetingWishMutation = /* #__PURE__ */ mutationHook(documents.SetMeetingWishDocument);