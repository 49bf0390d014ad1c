import type { AttendeeStage, SetupChecklistQuery } from '../../../../../generated/graphql';
import { eventDays } from '../../../../../lib/event-days';
import { paths } from '../../../../../lib/paths';
import { messages } from '../messages';

const texts = messages.checklist;

/** Opens the question whether to publish over the setup. */
export const PUBLISH = 'publish';

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
  const missing: Record<string, string> = {
    details: texts.detailsOpen(!description, cover === null),
    ...(uninvited > 0 && { people: texts.uninvited(uninvited) }),
  };
  const isBegun: Record<string, boolean> = {
    details: Boolean(description) || cover !== null,
    people: uninvited > 0,
  };
  return lines.map(([name, done, doneText, to]) => ({
    name,
    label: texts.steps[name],
    /** How much there is, or why it is needed. */
    text: done ? doneText : (why[name] ?? ''),
    /** The same in a few words. */
    note: done ? doneText : (missing[name] ?? texts.isOpen),
    done,
    isBegun: !done && isBegun[name] === true,
    /** What is to be done, where it comes next. */
    act: name === 'people' && uninvited > 0 ? texts.inviteThem : texts.steps[name],
    to,
  }));
}

export type SetupStep = ReturnType<typeof checklistOf>[number];

/** The next step to take: this one where it is begun and goes on at another page, the first open one behind it, or else before it; undefined where none is open. */
export function nextStep(
  steps: readonly SetupStep[],
  at: string | null,
  pathname?: string,
): SetupStep | undefined {
  const here = steps.find(({ name }) => name === at);
  if (pathname !== undefined && here?.isBegun && here.to !== pathname) return here;
  const behind = steps.findIndex(({ name }) => name === at) + 1;
  return [...steps.slice(behind), ...steps.slice(0, behind)].find(({ name, done }) => !done && name !== at);
}

/** The pages outside of the setup where steps are taken. */
const pagesOf: readonly (readonly [RegExp, SetupStep['name']])[] = [
  [/\/pods$/, 'pods'],
  [/\/schedule$/, 'schedule'],
  [/\/(exhibitors|startups|it-exporters|sponsors|imports\/companies)$/, 'companies'],
  [/\/help$/, 'faqs'],
  [/\/(attendees|speakers|investors|imports|imports\/attendees)$/, 'people'],
];

/** The step that is taken on a page outside of the setup; undefined for all other pages. */
export const stepOfPage = (pathname: string): SetupStep['name'] | undefined =>
  pagesOf.find(([page]) => page.test(pathname))?.[1];
