import type { SetupChecklistQuery } from '../../../../../generated/graphql';
import { paths } from '../../../../../lib/paths';
import { messages } from '../messages';

const texts = messages.checklist;

/** How many people of an event have a status. */
export const peopleOf = (data: SetupChecklistQuery, status: string): number =>
  data.eventStatistics.attendeesByStatus.find(({ key }) => key === status)?.count ?? 0;

/** The steps of an event's setup, in the order in which organisers take them, and the section of each. */
export function checklistOf(eventId: string, data: SetupChecklistQuery) {
  const { description, cover, interestGroups, meetingHours, counts } = data.event;
  const { pods = 0, activities = 0 } = counts ?? {};
  const companies = counts?.companies.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const groups = interestGroups.length;
  const days = new Set(meetingHours.map(({ date }) => date)).size;
  const faqs = data.faqs.totalCount ?? 0;
  const [confirmed, invited] = [peopleOf(data, 'CONFIRMED'), peopleOf(data, 'INVITED')];
  const lines = [
    ['description', Boolean(description), texts.isDone, paths.setup(eventId, 'details')],
    ['cover', cover !== null, texts.isDone, paths.setup(eventId, 'details')],
    ['interests', groups > 0, texts.interestsDone(groups), paths.setup(eventId, 'interests')],
    ['hours', days > 0, texts.hoursDone(days), paths.setup(eventId, 'meetings')],
    ['pods', pods > 0, texts.podsDone(pods), paths.pods(eventId)],
    ['schedule', activities > 0, texts.scheduleDone(activities), paths.schedule(eventId)],
    ['companies', companies > 0, texts.companiesDone(companies), paths.exhibitors(eventId)],
    ['faqs', faqs > 0, texts.faqsDone(faqs), paths.eventHelp(eventId)],
    ['people', confirmed + invited > 0, texts.peopleDone(confirmed, invited), paths.attendees(eventId)],
  ] as const;
  return lines.map(([name, done, doneText, to]) => ({
    name,
    label: texts[name],
    /** How much there is, or why it is needed. */
    text: done ? doneText : texts[`${name}Text`],
    done,
    to,
  }));
}
