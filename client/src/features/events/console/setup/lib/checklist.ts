import type { SetupChecklistQuery } from '../../../../../generated/graphql';
import { paths } from '../../../../../lib/paths';
import { messages } from '../messages';

const texts = messages.checklist;

/** How many people of an event have a status. */
export const peopleOf = (data: SetupChecklistQuery, status: string): number =>
  data.eventStatistics.attendeesByStatus.find(({ key }) => key === status)?.count ?? 0;

/** The steps of an event's setup, in the order in which organisers take them: sections of the setup, and pages of their own. */
export function checklistOf(eventId: string, data: SetupChecklistQuery) {
  const { description, cover, registration, interestGroups, meetingHours, counts } = data.event;
  const { pods = 0, activities = 0 } = counts ?? {};
  const companies = counts?.companies.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const groups = interestGroups.length;
  const days = new Set(meetingHours.map(({ date }) => date)).size;
  const faqs = data.faqs.totalCount ?? 0;
  const [confirmed, invited] = [peopleOf(data, 'CONFIRMED'), peopleOf(data, 'INVITED')];
  const described = Boolean(description) && cover !== null;
  const lines = [
    ['details', described, texts.isDone, paths.setup(eventId, 'details')],
    ['registration', true, messages.registration[registration], paths.setup(eventId, 'registration')],
    ['meetings', days > 0, texts.meetingsDone(days), paths.setup(eventId, 'meetings')],
    ['interests', groups > 0, texts.interestsDone(groups), paths.setup(eventId, 'interests')],
    ['pods', pods > 0, texts.podsDone(pods), paths.pods(eventId)],
    [
      'schedule',
      activities > 0,
      texts.scheduleDone(activities),
      // A timetable exists somewhere before the event does here.
      activities > 0 ? paths.schedule(eventId) : paths.imports(eventId, 'schedule'),
    ],
    ['companies', companies > 0, texts.companiesDone(companies), paths.exhibitors(eventId)],
    ['faqs', faqs > 0, texts.faqsDone(faqs), paths.eventHelp(eventId)],
    ['people', confirmed + invited > 0, texts.peopleDone(confirmed, invited), paths.attendees(eventId)],
  ] as const;
  const why = { ...texts.why, details: description ? texts.coverMissing : texts.why.details };
  return lines.map(([name, done, doneText, to]) => ({
    name,
    label: texts.steps[name],
    /** How much there is, or why it is needed. */
    text: done ? doneText : why[name],
    done,
    to,
  }));
}

export type SetupStep = ReturnType<typeof checklistOf>[number];

/** The next step to take: the first open one behind this, or else before it; undefined where no other is open. */
export function nextStep(steps: readonly SetupStep[], at: string | null): SetupStep | undefined {
  const behind = steps.findIndex(({ name }) => name === at) + 1;
  return [...steps.slice(behind), ...steps.slice(0, behind)].find(({ name, done }) => !done && name !== at);
}

/** The pages outside of the setup where steps are taken. */
const pagesOf: readonly (readonly [RegExp, SetupStep['name']])[] = [
  [/\/pods$/, 'pods'],
  [/\/schedule$/, 'schedule'],
  [/\/(exhibitors|startups|it-exporters|imports\/companies)$/, 'companies'],
  [/\/help$/, 'faqs'],
  [/\/(attendees|speakers|investors|imports|imports\/attendees)$/, 'people'],
];

/** The step that is taken on a page outside of the setup; undefined for all other pages. */
export const stepOfPage = (pathname: string): SetupStep['name'] | undefined =>
  pagesOf.find(([page]) => page.test(pathname))?.[1];
