import type {
  InvitationPlan_PlanFragment,
  InvitationWordsInput,
  Language,
  UpdateInvitationPlanInput,
} from '../../../generated/graphql';

export const mailLanguages = ['EN', 'UR', 'AR'] as const satisfies Language[];

export interface OwnWords {
  subject: string;
  text: string;
}

/** The form of the invitation: own words by language. */
export type InvitationValues = Record<Language, OwnWords>;

const wordsIn = (plan: InvitationPlan_PlanFragment, language: Language): OwnWords => {
  const own = plan.words.find((words) => words.language === language);
  return { subject: own?.subject ?? '', text: own?.text ?? '' };
};

export const valuesOf = (plan: InvitationPlan_PlanFragment): InvitationValues => ({
  EN: wordsIn(plan, 'EN'),
  UR: wordsIn(plan, 'UR'),
  AR: wordsIn(plan, 'AR'),
});

/** Own words of a language as the server takes them; it drops what is empty. */
export const wordsInput = (language: Language, { subject, text }: OwnWords): InvitationWordsInput => ({
  language,
  subject: subject.trim(),
  text: text.trim(),
});

export const inputOf = (values: InvitationValues): Omit<UpdateInvitationPlanInput, 'eventId'> => ({
  words: mailLanguages.map((language) => wordsInput(language, values[language])),
});
