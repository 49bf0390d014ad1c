import { defineEnum } from './graphql/enums';

export const Language = defineEnum('Language', 'A language of the portal, its mails and notifications.', {
  EN: 'English.',
  UR: 'Urdu.',
  AR: 'Arabic.',
});
export type Language = keyof typeof Language;

export const LANGUAGES = Object.values(Language);
