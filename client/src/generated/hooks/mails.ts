import { queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/mails';
export const useMailLogQuery = /* #__PURE__ */ queryHook(documents.MailLogDocument);