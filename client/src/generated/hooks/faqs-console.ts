import { mutationHook, queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/faqs-console';
export const useCreateFaqMutation = /* #__PURE__ */ mutationHook(documents.CreateFaqDocument);
export const useDeleteFaqMutation = /* #__PURE__ */ mutationHook(documents.DeleteFaqDocument);
export const useEditedFaqQuery = /* #__PURE__ */ queryHook(documents.EditedFaqDocument);
export const useReorderFaqsMutation = /* #__PURE__ */ mutationHook(documents.ReorderFaqsDocument);
export const useUpdateFaqMutation = /* #__PURE__ */ mutationHook(documents.UpdateFaqDocument);