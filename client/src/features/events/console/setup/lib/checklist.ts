import type { AttendeeStage, SetupChecklistQuery } from '../../../../../generated/graphql';
import { eventDays } from '../../../../../lib/event-days';
import { paths } from '../../../../../lib/paths';
import { messages } from '../messages';

const texts = messages.checklist;

/** Opens the question whether to publish over the setup. */
export const PUBLISH = 'publish';

/** Kept in the history by links of the setup: the path stays in sight on the pages that they lead to. */
export const IN_SETUP = { setup: true };

/** How many people of an event are at a stage; those with an application are not among the INVITED. */
export const peopleOf = (data: SetupChecklistQuery, stage: AttendeeStage): number =>
  data.applicationCounts.find((one) => one.stage === stage)?.count ?? 0;

const lists = { attendees: paths.attendees, companies: paths.exhibitors, schedule: paths.schedule };

/** The steps of an event's setup, in the order in which organisers take them: sections of the setup, and pages of their own. */
export function checklistOf(eventId: string, data: SetupChecklistQuery) {
  const { description, cover, registration, interestGroups, meetingHours, counts } = data.event;
  const due = data.event.status === 'DRAFT' ? (data.event.dueInvitations ?? 0) : 0;
  const { pods = 0, activities = 0 } = counts ?? {};
  const companies = counts?.companies.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const groups = interestGroups.length;
  const days = new Set(meetingHours.map(({ date }) => date)).size;
  const allDays = eventDays(data.event, data.event.timezone).length;
  const faqs = data.faqs.totalCount ?? 0;
  const [confirmed, invited] = [peopleOf(data, 'CONFIRMED'), peopleOf(data, 'INVITED')];
  const people = data.applicationCounts.reduce((sum, { count }) => sum + count, 0);
  const uninvited = data.bulkJobPreview.neverInvited;
  // Without a mail server invitations are only kept in the mail log.
  const mailsLeave = data.invitationPlan.hasMailServer;
  const peopleIn = mailsLeave ? texts.peopleDone : texts.peopleNotMailed;
  // What is listed here exists in a file before.
  const listOf = (subject: keyof typeof lists, count: number) =>
    count > 0 ? lists[subject](eventId) : paths.imports(eventId, subject);
  const described = Boolean(description) && cover !== null;
  const lines = [
    ['details', described, texts.isDone, paths.setup(eventId, 'details')],
    ['registration', true, messages.registration[registration], paths.setup(eventId, 'registration')],
    ['meetings', days > 0, texts.meetingsDone(days, allDays), paths.setup(eventId, 'meetings')],
    ['interests', groups > 0, texts.interestsDone(groups), paths.setup(eventId, 'interests')],
    ['pods', pods > 0, texts.podsDone(pods), paths.pods(eventId)],
    ['companies', companies > 0, texts.companiesDone(companies), listOf('companies', companies)],
    [
      'people',
      people > 0 && uninvited === 0,
      due > 0 && mailsLeave ? texts.peopleDue(due) : peopleIn(confirmed, invited),
      listOf('attendees', people),
    ],
    // Behind the people: sessions name their speakers.
    ['schedule', activities > 0, texts.scheduleDone(activities), listOf('schedule', activities)],
    ['faqs', faqs > 0, texts.faqsDone(faqs), paths.eventHelp(eventId)],
  ] as const;
  const why: Record<string, string> = {
    ...texts.why,
    ...(description && { details: texts.coverMissing }),
    ...(uninvited > 0 && { people: texts.uninvitedText(uninvited) }),
  };
  /** What is missing of an open step in a few words, and whether it is begun. */
  const open: Partial<Record<string, { note: string; begun: boolean }>> = {
    details: {
      note: texts.detailsOpen(!description, cover === null),
      begun: Boolean(description) || cover !== null,
    },
    ...(uninvited > 0 && { people: { note: texts.uninvited(uninvited), begun: true } }),
  };
  return lines.map(([name, done, doneText, to]) => ({
    name,
    label: texts.steps[name],
    /** How much there is, or why it is needed. */
    text: done ? doneText : (why[name] ?? ''),
    /** The same in a few words. */
    note: done ? doneText : (open[name]?.note ?? texts.isOpen),
    done,
    isBegun: !done && open[name]?.begun === true,
    /** Has a usual value from the start, which is worth a look on the way. */
    isPreset: name === 'registration' && data.event.status === 'DRAFT',
    /** What is to be done, where it comes next. */
    act: name === 'people' && uninvited > 0 ? texts.inviteThem : texts.steps[name],
    to,
  }));
}

export type SetupStep = ReturnType<typeof checklistOf>[number];

/** The next step to take, in words too: this one where it is begun and goes on at another page, the first open one behind it, or else before it; undefined where none is open. */
export function nextStep(steps: readonly SetupStep[], at: string | null | undefined, pathname?: string) {
  const place = steps.findIndex(({ name }) => name === at);
  const here = steps[place];
  if (pathname !== undefined && here?.isBegun && here.to !== pathname)
    return { ...here, words: texts.next(here.act) };
  const open = steps.filter(({ name, done }) => !done && name !== at);
  const following = steps[place + 1];
  const behind =
    open.length > 0 && following?.isPreset ? following : open.find((step) => steps.indexOf(step) > place);
  if (behind) return { ...behind, words: texts.next(behind.act) };
  const [before] = open;
  return before && { ...before, words: texts.stillOpen(before.act) };
}

/** The pages outside of the setup where steps are taken. */
const pagesOf: readonly (readonly [RegExp, SetupStep['name'] | undefined])[] = [
  [/\/pods$/, 'pods'],
  [/\/(schedule|imports\/schedule)$/, 'schedule'],
  [/\/(exhibitors|startups|it-exporters|sponsors|imports\/companies)$/, 'companies'],
  [/\/help$/, 'faqs'],
  [/\/(attendees|speakers|investors|imports\/attendees)$/, 'people'],
  // Of several steps.
  [/\/imports$/, undefined],
];

const pageOf = (pathname: string) => pagesOf.find(([page]) => page.test(pathname));

/** Whether a step of the setup is taken on this page outside of it. */
export const isSetupPage = (pathname: string): boolean => pageOf(pathname) !== undefined;

/** The step that is taken on a page outside of the setup; undefined where that is none, or one of several. */
export const stepOfPage = (pathname: string): SetupStep['name'] | undefined => pageOf(pathname)?.[1];
