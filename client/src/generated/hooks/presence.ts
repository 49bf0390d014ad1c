import { subscriptionHook } from '../../data/graphql-hooks';
import * as documents from '../documents/presence';
export const usePresenceChangedSubscription = /* #__PURE__ */ subscriptionHook(documents.PresenceChangedDocument);