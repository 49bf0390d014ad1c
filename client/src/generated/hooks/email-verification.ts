import { mutationHook, queryHook } from '../../data/graphql-hooks';
import * as documents from '../documents/email-verification';
export const useEmailProofQuery = /* #__PURE__ */ queryHook(documents.EmailProofDocument);
export const useRequestEmailVerificationMutation = /* #__PURE__ */ mutationHook(documents.RequestEmailVerificationDocument);
export const useVerifyEmailMutation = /* #__PURE__ */ mutationHook(documents.VerifyEmailDocument);