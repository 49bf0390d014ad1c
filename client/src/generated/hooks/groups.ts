import { mutationHook, queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/groups';
export const useCreateGroupMutation = /* #__PURE__ */ mutationHook(documents.CreateGroupDocument);
export const useDeleteGroupMutation = /* #__PURE__ */ mutationHook(documents.DeleteGroupDocument);
export const useGroupMatrixQuery = /* #__PURE__ */ queryHook(documents.GroupMatrixDocument);
export const useGroupQuestionsQuery = /* #__PURE__ */ queryHook(documents.GroupQuestionsDocument);
export const useGroupRulesPreviewQuery = /* #__PURE__ */ queryHook(documents.GroupRulesPreviewDocument);
export const useSaveGroupRulesMutation = /* #__PURE__ */ mutationHook(documents.SaveGroupRulesDocument);
export const useUpdateGroupMutation = /* #__PURE__ */ mutationHook(documents.UpdateGroupDocument);