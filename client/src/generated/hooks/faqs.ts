import { queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/faqs';
export const useFaqListQuery = /* #__PURE__ */ queryHook(documents.FaqListDocument);