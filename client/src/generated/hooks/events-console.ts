import { mutationHook, queryHook } from '../../lib/graphql-hooks';
import * as documents from '../documents/events-console';
export const useSaveEventMutation = /* #__PURE__ */ mutationHook(documents.SaveEventDocument);
export const useSetEventStatusMutation = /* #__PURE__ */ mutationHook(documents.SetEventStatusDocument);
export const useSetupChecklistQuery = /* #__PURE__ */ queryHook(documents.SetupChecklistDocument);
export const useSetupEventQuery = /* #__PURE__ */ queryHook(documents.SetupEventDocument);