import { mutationHook, queryHook, subscriptionHook } from '../../data/graphql-hooks';
import * as documents from '../documents/notifications';
export const useChangedActivityQuery = /* #__PURE__ */ queryHook(documents.ChangedActivityDocument);
export const useMarkNotificationsReadMutation = /* #__PURE__ */ mutationHook(documents.MarkNotificationsReadDocument);
export const useNotificationAddedSubscription = /* #__PURE__ */ subscriptionHook(documents.NotificationAddedDocument);
export const useNotificationCountQuery = /* #__PURE__ */ queryHook(documents.NotificationCountDocument);
export const useNotificationsQuery = /* #__PURE__ */ queryHook(documents.NotificationsDocument);