import type {
  InvitationPlan_PlanFragment,
  InvitationWordsInput,
  Language,
  UpdateInvitationPlanInput,
} from '../../../generated/graphql';
import { fromLocal, toLocal } from '../../../lib/event-days';

export const mailLanguages = ['EN', 'UR', 'AR'] as const satisfies Language[];

export interface OwnWords {
  subject: string;
  text: string;
}

/** The form of the invitation: own words by language, and the planned time on the clock of the event. */
export type InvitationValues = Record<Language, OwnWords> & {
  /** Absent while no time is planned. */
  sendAt?: string;
  firstReminder: number | null;
  secondReminder: number | null;
};

type Reminders = Pick<InvitationValues, 'firstReminder' | 'secondReminder'>;

/** The days of the reminders that there are. */
export const daysOf = ({ firstReminder, secondReminder }: Reminders): number[] =>
  [firstReminder, secondReminder].filter((days) => days !== null);

const wordsIn = (plan: InvitationPlan_PlanFragment, language: Language): OwnWords => {
  const own = plan.words.find((words) => words.language === language);
  return { subject: own?.subject ?? '', text: own?.text ?? '' };
};

export const valuesOf = (plan: InvitationPlan_PlanFragment, zone: string): InvitationValues => ({
  EN: wordsIn(plan, 'EN'),
  UR: wordsIn(plan, 'UR'),
  AR: wordsIn(plan, 'AR'),
  firstReminder: plan.reminderDays[0] ?? null,
  secondReminder: plan.reminderDays[1] ?? null,
  ...(plan.sendAt && { sendAt: toLocal(plan.sendAt, zone) }),
});

/** Own words of a language as the server takes them; it drops what is empty. */
export const wordsInput = (language: Language, { subject, text }: OwnWords): InvitationWordsInput => ({
  language,
  subject: subject.trim(),
  text: text.trim(),
});

export const inputOf = (
  values: InvitationValues,
  zone: string,
  { sendAt }: InvitationPlan_PlanFragment,
): Omit<UpdateInvitationPlanInput, 'eventId'> => ({
  sendAt: values.sendAt ? fromLocal(values.sendAt, zone, sendAt ?? undefined) : null,
  reminderDays: daysOf(values),
  words: mailLanguages.map((language) => wordsInput(language, values[language])),
});
