import { queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/event-fields';
export const useEventFieldsQuery = /* #__PURE__ */ queryHook(documents.EventFieldsDocument);