import { queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/audit';
export const useAuditLogQuery = /* #__PURE__ */ queryHook(documents.AuditLogDocument);
export const useAuditSubjectQuery = /* #__PURE__ */ queryHook(documents.AuditSubjectDocument);