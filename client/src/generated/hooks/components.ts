import { mutationHook } from '../../data/graphql-hooks';
import * as documents from '../documents/components';
export const useSetFavouriteCompanyMutation = /* #__PURE__ */ mutationHook(documents.SetFavouriteCompanyDocument);
export const useToggleBookmarkMutation = /* #__PURE__ */ mutationHook(documents.ToggleBookmarkDocument);