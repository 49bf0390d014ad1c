import { mutationHook, queryHook } from '../../lib/graphql-hooks';
import * as documents from '../documents/events-console';
export const usePersonaPairsQuery = /* #__PURE__ */ queryHook(documents.PersonaPairsDocument);
export const useSaveEventMutation = /* #__PURE__ */ mutationHook(documents.SaveEventDocument);
export const useSetEventStatusMutation = /* #__PURE__ */ mutationHook(documents.SetEventStatusDocument);
export const useSetPersonaWishesMutation = /* #__PURE__ */ mutationHook(documents.SetPersonaWishesDocument);
export const useSetupChecklistQuery = /* #__PURE__ */ queryHook(documents.SetupChecklistDocument);
export const useSetupEventQuery = /* #__PURE__ */ queryHook(documents.SetupEventDocument);