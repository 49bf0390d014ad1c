import { mutationHook } from '../../data/graphql-hooks';
import * as documents from '../documents/passwords';
export const useRequestOtpMutation = /* #__PURE__ */ mutationHook(documents.RequestOtpDocument);
export const useUpdatePasswordMutation = /* #__PURE__ */ mutationHook(documents.UpdatePasswordDocument);
export const useVerifyOtpMutation = /* #__PURE__ */ mutationHook(documents.VerifyOtpDocument);