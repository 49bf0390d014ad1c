import { expect, it } from 'vitest';
import { LANGUAGES } from '../../core/graphql/languages';
import { fillTemplate, type MailData, type MailTemplate } from './mail-templates';
import { english } from './mail-templates.en';

/** Text that mail programs turn into a link. */
const LINK = /https?:\/\/[^\s<"]+|\b(?:[a-z\d-]+[.．。])+[a-z]{2,}\b/gi;
const URL = 'https://podium.test/event';
const TEXT = 'The plan is at https://plan.test now.';

/** Values of every template, each with links, as rows have them that were written before names could have none. */
const data = {
  ...Object.fromEntries(
    [
      'firstName',
      'otherName',
      'displayName',
      'eventTitle',
      'podName',
      'companyName',
      'webhookName',
      'title',
    ].map((field) => [field, `${field} evil.test, www.evil.test, evil．test or http://evil.test/a?b`]),
  ),
  when: () => '3 May 2027, booking.com Hall',
  isGone: false,
  code: '123456',
  url: URL,
  text: TEXT,
};

const cases = LANGUAGES.flatMap((language) =>
  (Object.keys(english) as MailTemplate[]).map((template) => ({ template, language })),
);

it.each(cases)('$template in $language has no links but its own', ({ template, language }) => {
  const { subject, text, html } = fillTemplate(template, data as unknown as MailData<MailTemplate>, language);
  const own = [
    URL,
    ...(['announcement', 'application-declined'].includes(template) ? ['https://plan.test'] : []),
  ];
  const linksOf = (part: string) => [...new Set(part.match(LINK))].toSorted();
  expect(linksOf(subject)).toEqual([]);
  expect(linksOf(text)).toEqual(own.toSorted());
  expect(linksOf(html.replaceAll(/ style="[^"]*"/g, ''))).toEqual(own.toSorted());
});

it.each(['Dr. No', 'Smith & Co.', 'Zoë'])('the name %s is mailed as it is', (firstName) => {
  const values = { ...data, firstName } as unknown as MailData<'announcement'>;
  expect(fillTemplate('announcement', values, 'EN').text).toContain(`Hello ${firstName},`);
});
