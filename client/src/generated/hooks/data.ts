import { mutationHook } from '../../data/graphql-hooks';
import * as documents from '../documents/data';
export const useUploadImageMutation = /* #__PURE__ */ mutationHook(documents.UploadImageDocument);