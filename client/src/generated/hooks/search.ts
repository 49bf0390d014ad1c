import { queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/search';
export const useSearchEventQuery = /* #__PURE__ */ queryHook(documents.SearchEventDocument);