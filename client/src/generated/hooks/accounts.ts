import { mutationHook, queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/accounts';
export const useDemoLoginsQuery = /* #__PURE__ */ queryHook(documents.DemoLoginsDocument);
export const useLoginMutation = /* #__PURE__ */ mutationHook(documents.LoginDocument);
export const useLogoutMutation = /* #__PURE__ */ mutationHook(documents.LogoutDocument);
export const useMeQuery = /* #__PURE__ */ queryHook(documents.MeDocument);