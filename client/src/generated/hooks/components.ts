import { mutationHook } from '../../lib/graphql-hooks';
import * as documents from '../documents/components';
export const useToggleBookmarkMutation = /* #__PURE__ */ mutationHook(documents.ToggleBookmarkDocument);