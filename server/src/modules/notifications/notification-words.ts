import { isolated, type Language } from '../../core/graphql/languages';
import { momentInWords } from '../events/index';
import type { NotificationKind } from './notification.entity';
import { arabic } from './notification-words.ar';
import { english, type NotificationWords } from './notification-words.en';
import { urdu } from './notification-words.ur';

const words: Record<Language, NotificationWords> = { EN: english, UR: urdu, AR: arabic };

/** The data of a notification's text. */
export interface Worded {
  kind: NotificationKind;
  /** The named person; null once they have left. */
  name: string | null;
  /** Of the announcement or the activity. */
  title: string | null;
  startsAt: Date | null;
  podName: string | null;
  /** Of the company that it names. */
  companyName: string | null;
  timezone: string;
}

export function headlineOf({ kind, name, title, companyName }: Worded, language: Language): string {
  const { kinds, nobody, personLeft } = words[language];
  if (kind === 'MEETING_REMOVED' && !name) return personLeft;
  const isTitled = kind.startsWith('ACTIVITY') || kind === 'ANNOUNCEMENT';
  const isOfCompany = kind === 'CONTACT_REQUESTED' || kind === 'COMPANY_INVITED';
  const subject = isTitled ? (title ?? '') : ((isOfCompany ? null : name) ?? companyName ?? nobody);
  return kinds[kind](isolated(subject, language));
}

/** When and where, as the clocks of the event show it; nothing where no time matters. */
export const placeAndTimeOf = ({ startsAt, podName, timezone }: Worded, language: Language): string[] =>
  [
    startsAt && momentInWords(startsAt, timezone, language),
    podName && words[language].pod(isolated(podName, language)),
  ].filter((part) => part !== null);

/** All of it in one sentence. */
export const sentenceOf = (told: Worded, language: Language): string =>
  [headlineOf(told, language), placeAndTimeOf(told, language).join(' · ')].filter(Boolean).join(': ');
