import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { replayOffline } from '../../../data/offline/offline-replay';
import type { LeadCaptureOutcome, Lead_LeadFragment } from '../../../generated/graphql';
import { captureOf, captureQueue, capturesOf, isOwn, type QueuedCapture } from '../lib/capture-queue';
import { capturedLeads, captureReplay, editLead, forgetProblem, keyOf } from '../lib/capturing';
import type { LeadDraft } from '../lib/lead-draft';

/** One badge that was scanned on this device. */
export interface CaptureCard {
  key: string;
  code: string;
  at: string;
  /** As the member typed it, for a badge that the server does not know yet. */
  name?: string;
  draft: LeadDraft;
  /** Absent until the server knows whose badge it is. */
  lead?: Lead_LeadFragment;
  /** Something of it waits on this device. */
  isWaiting: boolean;
  refusal?: { outcome: LeadCaptureOutcome } | { message: string };
}

/** The badges of this queue and of the leads that are known, the latest first; a badge is one card. */
function cardsOf(companyId: string, entries: readonly QueuedCapture[]): CaptureCard[] {
  const cards = new Map<string, CaptureCard>();
  for (const entry of entries) {
    if (!isOwn(entry) || entry.companyId !== companyId) continue;
    const { code, at, name, refusal } = entry;
    const key = keyOf(entry);
    cards.set(key, { key, code, at, name, draft: entry, refusal, isWaiting: !refusal });
  }
  for (const captured of Object.values(capturedLeads.getState())) {
    if (captured.companyId !== companyId) continue;
    const { code, lead, draft, at, problem } = captured;
    const key = keyOf(captured);
    const waiting = cards.get(key);
    const refusal = waiting?.refusal ?? (problem ? { message: problem } : undefined);
    cards.set(key, { key, code, at, draft, lead, refusal, isWaiting: waiting?.isWaiting ?? false });
  }
  return [...cards.values()].sort((one, other) => other.at.localeCompare(one.at));
}

/** The badges that were scanned for a company, with what can be done about them. Everything is saved by itself. */
export function useCaptures(companyId: string) {
  const client = useApolloClient();
  const { entries, isKept } = useStore(captureQueue.state);
  const leads = useStore(capturedLeads);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the leads are read from their store
  const cards = useMemo(() => cardsOf(companyId, entries), [companyId, entries, leads]);
  const idsOf = (code: string) => capturesOf({ companyId, code }).map(({ clientId }) => clientId);
  return {
    cards,
    isKept,
    waiting: cards.filter(({ isWaiting }) => isWaiting).length,
    /** Takes a badge; false where it is a card already. */
    scan: async (code: string): Promise<boolean> => {
      if (cards.some((card) => card.code === code && !card.refusal)) return false;
      await captureQueue.remove(...idsOf(code));
      await captureQueue.add(captureOf({ companyId, code }));
      if (navigator.onLine) void replayOffline(client, captureReplay);
      return true;
    },
    change: (card: CaptureCard, change: Partial<LeadDraft> & { name?: string }) => {
      const { lead, code } = card;
      if (lead) editLead(client, { companyId, code }, change);
      else for (const clientId of idsOf(code)) void captureQueue.change(clientId, change);
    },
    /** Lets go of what the server refused; of a lead that it knows, other changes stay. */
    dismiss: ({ code, lead }: CaptureCard) => {
      forgetProblem({ companyId, code });
      const refused = capturesOf({ companyId, code }).filter(({ refusal }) => refusal || !lead);
      void captureQueue.remove(...refused.map(({ clientId }) => clientId));
    },
  };
}

export type Captures = ReturnType<typeof useCaptures>;
