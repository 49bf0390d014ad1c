import type { LeadCaptureOutcome } from '../../../generated/graphql';
import { messages } from '../messages';

/** Why the server took no lead, in words. */
export function refusalWords(refusal: { outcome: LeadCaptureOutcome } | { message: string }): string {
  if ('message' in refusal) return refusal.message;
  const words: Partial<Record<LeadCaptureOutcome, string>> = messages.capture.refusals;
  return words[refusal.outcome] ?? messages.loadFailed;
}
