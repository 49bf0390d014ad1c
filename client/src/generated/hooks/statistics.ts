import { queryHook, subscriptionHook } from '../../data/graphql-hooks';
import * as documents from '../documents/statistics';
export const useStatisticsQuery = /* #__PURE__ */ queryHook(documents.StatisticsDocument);
export const useStatisticsChangedSubscription = /* #__PURE__ */ subscriptionHook(documents.StatisticsChangedDocument);