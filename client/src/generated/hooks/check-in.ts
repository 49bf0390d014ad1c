import { mutationHook, queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/check-in';
export const useCheckInMutation = /* #__PURE__ */ mutationHook(documents.CheckInDocument);
export const useDoorGatesQuery = /* #__PURE__ */ queryHook(documents.DoorGatesDocument);
export const useEntryCodeQuery = /* #__PURE__ */ queryHook(documents.EntryCodeDocument);