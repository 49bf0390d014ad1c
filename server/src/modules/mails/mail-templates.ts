import { withoutLinks } from '../../core/graphql/address-forms';
import { isolated, isRightToLeft, type Language } from '../../core/graphql/languages';
import { renderMail, type MailContent, type RenderedMail } from './mail-layout';
import { arabic } from './mail-templates.ar';
import { english, type Templates } from './mail-templates.en';
import { urdu } from './mail-templates.ur';

const templates: Record<Language, Templates> = { EN: english, UR: urdu, AR: arabic };

/** Name of a template. */
export type MailTemplate = keyof Templates;

/** A time in words, in the reader's language. */
export type InWords = (language: Language) => string;

/** The values of a template; `when` differs by language. */
export type MailData<Name extends MailTemplate> = {
  [Field in keyof Parameters<Templates[Name]>[0]]: Field extends 'when'
    ? InWords
    : Parameters<Templates[Name]>[0][Field];
};

/** Links and codes are no words; a text has paragraphs of its own. */
const VERBATIM = new Set(['url', 'code', 'text']);

/** Names and times keep their own direction, and become no links. */
const withIsolated = (data: object, language: Language): object =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      typeof value === 'string' && !VERBATIM.has(field) ? isolated(withoutLinks(value), language) : value,
    ]),
  );

/** What organisers wrote for a mail themselves. */
export interface OwnWords {
  subject: string | null;
  text: string | null;
}

/** Own words in place of the subject, and of the opening below "Hello"; event, dates and place stay. */
const inOwnWords = (
  content: MailContent,
  { subject, text }: OwnWords,
  { eventTitle, when }: { eventTitle?: string; when?: string },
  language: Language,
): MailContent => {
  const facts = [eventTitle, when].join(isRightToLeft(language) ? '، ' : ', ');
  return {
    ...content,
    subject: subject ? isolated(withoutLinks(subject), language) : content.subject,
    paragraphs: text ? content.paragraphs.toSpliced(1, 1, text, facts) : content.paragraphs,
  };
};

/** A mail's subject, text and HTML. */
export const fillTemplate = <Name extends MailTemplate>(
  name: Name,
  data: MailData<Name>,
  language: Language,
  { own, choicesUrl }: { own?: OwnWords; choicesUrl?: string } = {},
): RenderedMail => {
  const { when } = data as { when?: InWords };
  const worded = when ? { ...data, when: when(language) } : data;
  const fill = templates[language][name] as (data: object) => MailContent;
  const values = withIsolated(worded, language);
  const content = own ? inOwnWords(fill(values), own, values, language) : fill(values);
  return renderMail(content, language, choicesUrl);
};

/** Mails that their reader has just asked for; they are tried even where the address was refused before. */
export const REQUESTED_TEMPLATES: readonly MailTemplate[] = ['one-time-code', 'verify-email'];

/** Templates without codes or links that open an account. A new template counts as secret until it is listed here. */
export const READABLE_TEMPLATES: readonly MailTemplate[] = [
  'meeting-requested',
  'meeting-confirmed',
  'meeting-changed',
  'timetable-changed',
  'meeting-cancelled',
  'meeting-reminder',
  'announcement',
  'company-invitation',
  'webhook-paused',
  'application-received',
  'application-approved',
  'application-declined',
  'application-waitlisted',
  'offer-expired',
  'erasure-warning',
];
