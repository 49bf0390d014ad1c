import { subscriptionHook } from '../../lib/graphql-hooks';
import * as documents from '../documents/presence';
export const usePresenceChangedSubscription = /* #__PURE__ */ subscriptionHook(documents.PresenceChangedDocument);