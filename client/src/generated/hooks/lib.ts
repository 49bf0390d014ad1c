import { mutationHook } from '../../lib/graphql-hooks';
import * as documents from '../documents/lib';
export const useUploadImageMutation = /* #__PURE__ */ mutationHook(documents.UploadImageDocument);