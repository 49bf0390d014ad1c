import type { SetupChecklistQuery } from '../../../../../generated/graphql';
import { paths } from '../../../../../lib/paths';
import { messages } from '../messages';

const texts = messages.checklist;

export type ChecklistName =
  'people' | 'pods' | 'hours' | 'interests' | 'schedule' | 'companies' | 'faqs' | 'cover' | 'description';

export interface ChecklistLine {
  name: ChecklistName;
  label: string;
  /** How much there is, or why it is needed. */
  text: string;
  done: boolean;
  /** Where it is done. */
  to: string;
}

/** How many people of an event have a status. */
export const peopleOf = (data: SetupChecklistQuery, status: string): number =>
  data.eventStatistics.attendeesByStatus.find(({ key }) => key === status)?.count ?? 0;

/** What an event needs before people come, in the order in which organisers do it. */
export function checklistOf(eventId: string, data: SetupChecklistQuery): ChecklistLine[] {
  const { event, faqs } = data;
  const { counts } = event;
  const [confirmed, invited] = [peopleOf(data, 'CONFIRMED'), peopleOf(data, 'INVITED')];
  const companies = counts?.companies.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const days = new Set(event.meetingHours.map(({ date }) => date)).size;
  const line = (name: ChecklistName, done: boolean, doneText: string, to: string): ChecklistLine => ({
    name,
    label: texts[name],
    text: done ? doneText : texts[`${name}Text`],
    done,
    to,
  });
  return [
    line('description', Boolean(event.description), texts.isDone, paths.setup(eventId, 'details')),
    line('cover', event.cover !== null, texts.isDone, paths.setup(eventId, 'details')),
    line(
      'interests',
      event.interestGroups.length > 0,
      texts.interestsDone(event.interestGroups.length),
      paths.setup(eventId, 'interests'),
    ),
    line('hours', days > 0, texts.hoursDone(days), paths.setup(eventId, 'meetings')),
    line('pods', (counts?.pods ?? 0) > 0, texts.podsDone(counts?.pods ?? 0), paths.pods(eventId)),
    line(
      'schedule',
      (counts?.activities ?? 0) > 0,
      texts.scheduleDone(counts?.activities ?? 0),
      paths.schedule(eventId),
    ),
    line('companies', companies > 0, texts.companiesDone(companies), paths.exhibitors(eventId)),
    line('faqs', (faqs.totalCount ?? 0) > 0, texts.faqsDone(faqs.totalCount ?? 0), paths.eventHelp(eventId)),
    line('people', confirmed + invited > 0, texts.peopleDone(confirmed, invited), paths.attendees(eventId)),
  ];
}
