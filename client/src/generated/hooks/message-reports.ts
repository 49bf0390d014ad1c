import { mutationHook, queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/message-reports';
export const useMessageReportsQuery = /* #__PURE__ */ queryHook(documents.MessageReportsDocument);
export const useRemoveReportedSenderMutation = /* #__PURE__ */ mutationHook(documents.RemoveReportedSenderDocument);
export const useReportedSenderRemovalQuery = /* #__PURE__ */ queryHook(documents.ReportedSenderRemovalDocument);
export const useResolveMessageReportMutation = /* #__PURE__ */ mutationHook(documents.ResolveMessageReportDocument);