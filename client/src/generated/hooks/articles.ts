import { queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/articles';
export const useEventMixQuery = /* #__PURE__ */ queryHook(documents.EventMixDocument);
export const useInsightArticleQuery = /* #__PURE__ */ queryHook(documents.InsightArticleDocument);
export const useInsightListQuery = /* #__PURE__ */ queryHook(documents.InsightListDocument);