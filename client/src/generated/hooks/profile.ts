import { queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/profile';
export const useOwnProfileQuery = /* #__PURE__ */ queryHook(documents.OwnProfileDocument);