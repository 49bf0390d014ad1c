import type { ApolloClient } from '@apollo/client';
import { createStore } from 'zustand/vanilla';
import { toAppError } from '../../../data/errors';
import { queryFresh, refresh } from '../../../data/freshness';
import { inOneTab, isLasting, replayOffline, type ReplayReport } from '../../../data/offline-replay';
import { ownId, session } from '../../../data/session';
import {
  CaptureLeadsDocument,
  LeadByIdDocument,
  UpdateLeadDocument,
} from '../../../generated/documents/leads';
import type { CaptureLeadsMutation, Lead_LeadFragment } from '../../../generated/graphql';
import { newClientId } from '../../../lib/client-id';
import { captureQueue, type QueuedCapture } from './capture-queue';
import {
  additions,
  answersInput,
  draftOf,
  emptyDraft,
  isSameDraft,
  leadIn,
  rebase,
  type LeadDraft,
} from './lead-draft';

/** As many captures as the server takes at once. */
export const BATCH_SIZE = 100;
/** A network that neither answers nor fails must not hold up the next try. */
const TIMEOUT_MS = 15_000;

type Lead = Lead_LeadFragment;
type Result = CaptureLeadsMutation['captureLeads']['results'][number];

/** A badge that the server knows, with what was said of it here and may not be saved yet. */
interface KnownLead {
  lead: Lead;
  draft: LeadDraft;
  at: string;
  /** The server's words where it refused the last change. */
  problem?: string;
}

interface Captured {
  /** The company and code of a badge, to its lead: they are forgotten with the session, as they hold names. */
  leads: Readonly<Record<string, KnownLead>>;
  isSending: boolean;
}

/** The leads that were captured since the portal was opened. Nothing of them is stored on the device. */
export const captured = createStore<Captured>()(() => ({ leads: {}, isSending: false }));

export const keyOf = ({ companyId, code }: { companyId: string; code: string }): string =>
  `${companyId} ${code}`;

function remember(key: string, change: Partial<KnownLead> & Pick<KnownLead, 'lead' | 'draft'>): void {
  captured.setState(({ leads }) => {
    const at = leads[key]?.at ?? change.lead.capturedAt;
    return { leads: { ...leads, [key]: { problem: undefined, at, ...change } } };
  });
}

const context = () => ({ fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) } });

async function update(client: ApolloClient, lead: Lead, draft: LeadDraft): Promise<Lead> {
  const { rating, note, answers } = draft;
  const input = {
    leadId: lead.id,
    expectedUpdatedAt: lead.updatedAt,
    rating,
    note,
    answers: answersInput(answers),
  };
  const { data } = await client.mutate({
    mutation: UpdateLeadDocument,
    variables: { input },
    context: context(),
  });
  if (!data) throw new Error('The server gave no answer');
  return data.updateLead.lead;
}

/** Saves over what a colleague has changed meanwhile: what both said is kept. */
async function updateMerged(client: ApolloClient, lead: Lead, draft: LeadDraft): Promise<Lead> {
  const userId = ownId();
  try {
    return await update(client, lead, draft);
  } catch (error) {
    if (toAppError(error).reason !== 'STALE_EDIT') throw error;
    const { data } = await queryFresh(client, LeadByIdDocument, { id: lead.id });
    const current = leadIn(data?.node);
    if (!current || userId !== ownId()) throw error;
    return update(client, current, rebase(draftOf(lead), draft, draftOf(current)));
  }
}

/** Changes are saved one after the other, each over the version that the one before made. */
const saving = new Map<string, Promise<void>>();

async function saveNow(client: ApolloClient, badge: Badge): Promise<void> {
  const key = keyOf(badge);
  const known = captured.getState().leads[key];
  if (!known || isSameDraft(draftOf(known.lead), known.draft)) return;
  const { lead, draft } = known;
  const userId = ownId();
  try {
    const saved = await updateMerged(client, lead, draft);
    const now = captured.getState().leads[key]?.draft ?? draft;
    remember(key, { lead: saved, draft: rebase(draft, now, draftOf(saved)) });
  } catch (error) {
    // At the end of the session it was queued.
    if (userId !== ownId()) return;
    if (isLasting(error)) return remember(key, { lead, draft, problem: toAppError(error).message });
    // Without a network it becomes a capture of the same badge, which the server adds to the lead.
    remember(key, { lead: { ...lead, ...draft, answers: lead.answers }, draft });
    await captureQueue.add({ ...entryOf(badge), ...additions(draftOf(lead), draft) });
  }
}

/** Saves what was said of a lead. */
function saveLead(client: ApolloClient, badge: Badge): Promise<void> {
  const key = keyOf(badge);
  const next = (saving.get(key) ?? Promise.resolve()).then(() => saveNow(client, badge));
  saving.set(key, next);
  return next;
}

const TYPING_MS = 500;
const typing = new Map<string, ReturnType<typeof setTimeout>>();

/** Shows what was said of a lead at once, and saves it as soon as nobody types any more. */
export function sayOfLead(client: ApolloClient, badge: Badge, change: Partial<LeadDraft>): void {
  const key = keyOf(badge);
  const known = captured.getState().leads[key];
  if (!known) return;
  remember(key, { ...known, draft: { ...known.draft, ...change }, problem: undefined });
  clearTimeout(typing.get(key));
  typing.set(
    key,
    setTimeout(() => void saveLead(client, badge), change.rating ? 0 : TYPING_MS),
  );
}

/** At the end of a session the leads are forgotten, and what was said and is not saved yet waits for the person who said it. */
session.subscribe((_now, { auth: { user } }) => {
  if (!user || user.id === ownId()) return;
  for (const [key, { lead, draft, problem }] of Object.entries(captured.getState().leads)) {
    if (problem || isSameDraft(draftOf(lead), draft)) continue;
    const [companyId = '', code = ''] = key.split(' ');
    const entry = { ...entryOf({ companyId, code }), userId: user.id };
    void captureQueue.add({ ...entry, ...additions(draftOf(lead), draft) });
  }
  captured.setState({ leads: {} });
});

export interface Badge {
  companyId: string;
  code: string;
}

/** A capture of a badge at this moment. */
export const entryOf = ({ companyId, code }: Badge): QueuedCapture => ({
  clientId: newClientId(),
  userId: ownId() ?? '',
  companyId,
  code,
  at: new Date().toISOString(),
  rating: null,
  note: '',
  answers: {},
});

const inputOf = ({ clientId, code, at, rating, note, answers }: QueuedCapture) => ({
  clientId,
  code,
  capturedAt: at,
  // The server takes off what this clock is wrong by.
  sentAt: new Date().toISOString(),
  ...(rating && { rating }),
  ...(note.trim() && { note: note.trim() }),
  answers: answersInput(answers),
});

/** Takes what the server says of one capture; what was said of it while it was on its way is saved next. */
async function settle(client: ApolloClient, sent: QueuedCapture, { outcome, lead }: Result): Promise<void> {
  const now = captureQueue.find(sent.clientId) ?? sent;
  // A lead that the team has deleted stays deleted; only words that would go with it are shown first.
  if (outcome === 'DELETED' && isSameDraft(now, emptyDraft)) return captureQueue.remove(sent.clientId);
  if (!lead) return captureQueue.refuse(sent.clientId, { outcome });
  const gone = captureQueue.remove(sent.clientId);
  const key = keyOf(sent);
  const earlier = captured.getState().leads[key];
  const mine = earlier ? rebase(draftOf(earlier.lead), earlier.draft, draftOf(lead)) : draftOf(lead);
  remember(key, { lead, draft: rebase(sent, now, mine), at: earlier?.at ?? sent.at });
  await gone;
  void saveLead(client, sent);
}

const isDue = ({ userId }: QueuedCapture): boolean => userId === ownId();

async function sendAll(client: ApolloClient): Promise<ReplayReport> {
  return replayOffline<QueuedCapture>({
    queue: captureQueue,
    isDue,
    size: BATCH_SIZE,
    groupOf: ({ companyId }) => companyId,
    list: 'captures',
    send: async (batch) => {
      const input = { companyId: batch[0]?.companyId ?? '', captures: batch.map(inputOf) };
      const { data } = await client.mutate({
        mutation: CaptureLeadsDocument,
        variables: { input },
        context: context(),
      });
      if (!data) throw new Error('The server gave no answer');
      const { results } = data.captureLeads;
      await Promise.all(
        results.map(async (result) => {
          const sent = batch.find(({ clientId }) => clientId === result.clientId);
          if (sent) await settle(client, sent, result);
        }),
      );
      return results.filter(({ clientId }) => captureQueue.find(clientId)?.refusal).length;
    },
  });
}

/** Sends the viewer's captures that wait. Null where there are none, or another tab is at it. */
export async function replayCaptures(client: ApolloClient): Promise<ReplayReport | null> {
  if (captured.getState().isSending) return null;
  captured.setState({ isSending: true });
  try {
    await captureQueue.load();
    let last: ReplayReport | null = null;
    // What was scanned while the first part was on its way goes next.
    while (captureQueue.waiting().some(isDue) && !last?.interrupted) {
      const report = await inOneTab('podium-captures-replay', () => sendAll(client));
      if (!report) break;
      last = report;
      if (report.sent > 0) refresh(client, 'leads', 'leadCounts');
    }
    return last;
  } finally {
    captured.setState({ isSending: false });
  }
}
