import { queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/keeping';
export const useErasurePreviewQuery = /* #__PURE__ */ queryHook(documents.ErasurePreviewDocument);
export const useKeptDataQuery = /* #__PURE__ */ queryHook(documents.KeptDataDocument);