import { mutationHook, queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/logs';
export const useAuditLogQuery = /* #__PURE__ */ queryHook(documents.AuditLogDocument);
export const useAuditSubjectQuery = /* #__PURE__ */ queryHook(documents.AuditSubjectDocument);
export const useMailLogQuery = /* #__PURE__ */ queryHook(documents.MailLogDocument);
export const useReleaseHeldJobsMutation = /* #__PURE__ */ mutationHook(documents.ReleaseHeldJobsDocument);
export const useRetryMailAddressMutation = /* #__PURE__ */ mutationHook(documents.RetryMailAddressDocument);
export const useSystemHealthQuery = /* #__PURE__ */ queryHook(documents.SystemHealthDocument);