import { mutationHook, queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/articles-console';
export const useCreateInsightMutation = /* #__PURE__ */ mutationHook(documents.CreateInsightDocument);
export const useDeleteInsightMutation = /* #__PURE__ */ mutationHook(documents.DeleteInsightDocument);
export const useEditedInsightQuery = /* #__PURE__ */ queryHook(documents.EditedInsightDocument);
export const useUpdateInsightMutation = /* #__PURE__ */ mutationHook(documents.UpdateInsightDocument);