import { mutationHook, queryHook, subscriptionHook } from '../../data/graphql-hooks';
import * as documents from '../documents/scanner';
export const useDoorCountsQuery = /* #__PURE__ */ queryHook(documents.DoorCountsDocument);
export const useDoorEntriesSubscription = /* #__PURE__ */ subscriptionHook(documents.DoorEntriesDocument);
export const useEntryCodesQuery = /* #__PURE__ */ queryHook(documents.EntryCodesDocument);
export const useEntryConflictsQuery = /* #__PURE__ */ queryHook(documents.EntryConflictsDocument);
export const useRecordScanMutation = /* #__PURE__ */ mutationHook(documents.RecordScanDocument);
export const useReplayScansMutation = /* #__PURE__ */ mutationHook(documents.ReplayScansDocument);