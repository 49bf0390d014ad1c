import { mutationHook, queryHook } from '../../lib/graphql-hooks';
import * as documents from '../documents/push';
export const usePushKeyQuery = /* #__PURE__ */ queryHook(documents.PushKeyDocument);
export const useRemovePushSubscriptionMutation = /* #__PURE__ */ mutationHook(documents.RemovePushSubscriptionDocument);
export const useSavePushSubscriptionMutation = /* #__PURE__ */ mutationHook(documents.SavePushSubscriptionDocument);