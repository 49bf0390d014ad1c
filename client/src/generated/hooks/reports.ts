import { queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/reports';
export const useReportQuery = /* #__PURE__ */ queryHook(documents.ReportDocument);
export const useReportFileQuery = /* #__PURE__ */ queryHook(documents.ReportFileDocument);