import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { applyAs, buildApplicant, type Applied } from '../support/applications';
import { ARABIC_PHONE, flawsInArabic } from '../support/arabic';
import { axeViolations, DESKTOP, PHONE, type Screen, type Visitor } from '../support/browser';
import { buildEvent, buildInterests, buildMember, buildPod, buildUser } from '../support/factories';
import { buildGroups } from '../support/groups';
import type { Portal } from '../support/portal';
import { completeProfile, mailTo, newEmail, PASSWORD } from '../support/registration';
import { describeJourneys } from '../support/warm-portal';

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

async function register({ page }: Visitor, eventId: string, email: string): Promise<void> {
  await page.goto(`/auth/register/${eventId}`);
  await page.getByText('The organisers decide who takes part.').waitFor();
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Last name').fill('Aziz');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: 'I agree to the Terms' }).check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await completeProfile(page, {
    jobTitle: 'Job title',
    organization: 'Organization',
    country: 'Country you operate in',
    pakistan: 'Pakistan',
    phone: 'Phone',
    sharesEmail: 'Show my e-mail to people I meet',
    introduction: 'Introduction',
    next: 'Next',
    join: 'Send application',
  });
}

const beApproved = (screen: Screen) => async (portal: Portal) => {
  const event = await buildEvent(portal, { registration: 'APPROVAL' });
  const home = `/event/${event.id}`;
  await buildInterests(portal, event.id);
  await buildPod(portal, { eventId: event.id });
  const omar = await buildMember(portal, { eventId: event.id, firstName: 'Omar', lastName: 'Haddad' });
  const email = newEmail();
  const applicant = await portal.open(screen);
  await register(applicant, event.id, email);
  await heading(applicant.page, 'Your application was sent').waitFor();
  expect(await axeViolations(applicant)).toEqual([]);
  await mailTo(portal, email, 'application-received');

  const manager = await portal.openAs((await buildUser(portal, { role: Role.MANAGER })).id, DESKTOP);
  await manager.page.goto(home);
  await manager.page.getByText('1 application waits').waitFor();
  await manager.page.getByRole('link', { name: 'Decide: Nadia Aziz' }).click();
  await manager.page.getByRole('dialog', { name: 'Profile' }).getByText('Founder').first().waitFor();
  expect(await axeViolations(manager)).toEqual([]);
  await manager.page.keyboard.press('a');
  await manager.page.getByText('Nadia Aziz approved').waitFor();

  // The page of the application sees it without a reload.
  await applicant.page.waitForURL(`**${home}`);
  await portal.sql('UPDATE applications SET undo_until = now() WHERE event_id = $1', [event.id]);
  await portal.sql(
    `UPDATE pgboss.job SET start_after = now() WHERE name = 'applications.mail' AND state = 'created'`,
  );
  expect(await mailTo(portal, email, 'application-approved')).toContain(home);
  await applicant.page.goto(`${home}/attendees?meet=${omar.id}`);
  const request = applicant.page.getByRole('dialog', { name: 'Request a meeting' });
  await request.getByRole('radio').first().check({ force: true });
  await request.getByRole('button', { name: 'Send request' }).click();
  await request.waitFor({ state: 'hidden' });
  expect([...applicant.complaints, ...manager.complaints]).toEqual([]);
};

/** An event whose group of visitors has one place, which is taken, and the person who has it. */
async function fullGroup(portal: Portal) {
  const event = await buildEvent(portal, { registration: 'OPEN' });
  await buildGroups(portal, event.id, [
    {},
    { name: 'Workshop', shown: true, categories: ['ATTENDEE'], capacity: 1 },
  ]);
  const holder = await buildMember(portal, { eventId: event.id });
  return { event, holder };
}

async function giveUpPlace(portal: Portal, eventId: string, userId: string, screen: Screen): Promise<void> {
  const holder = await portal.openAs(userId, screen);
  const { page } = holder;
  await page.goto(`/event/${eventId}?modal=profile`);
  await page.getByRole('button', { name: 'I cannot come' }).click();
  const sheet = page.getByRole('dialog', { name: 'Give up your place?' });
  await sheet.getByText('Your meetings to come are cancelled').waitFor();
  expect(await axeViolations(holder)).toEqual([]);
  await sheet.getByRole('button', { name: 'Give up my place' }).click();
  await page.waitForURL(`**/join/${eventId}`);
  await heading(page, 'You are not taking part').waitFor();
  await page.getByText('You have given up your place.').waitFor();
  expect(holder.complaints).toEqual([]);
}

const waitInLine = (screen: Screen) => async (portal: Portal) => {
  const { event, holder } = await fullGroup(portal);
  const sara = await applyAs(portal, event.id, { firstName: 'Sara', lastName: 'Khan' });
  const omar = await applyAs(portal, event.id, { firstName: 'Omar', lastName: 'Haddad' });
  const [first, second] = [
    await portal.openAs(sara.userId, screen),
    await portal.openAs(omar.userId, screen),
  ];
  await first.page.goto(`/event/${event.id}`);
  await first.page.getByText('You are next').waitFor();
  await first.page.getByText('All places for Workshop are taken.').waitFor();
  await second.page.goto(`/event/${event.id}`);
  const place = second.page.getByRole('definition').filter({ hasText: /^2$/ });
  await place.waitFor();
  expect([...(await axeViolations(first)), ...(await axeViolations(second))]).toEqual([]);

  await giveUpPlace(portal, event.id, holder.userId, screen);
  await heading(first.page, 'A place is free for you').waitFor();
  expect(await axeViolations(first)).toEqual([]);
  // One press, with what it means beside it.
  await first.page
    .getByText('If you let it go, the place goes to the next in line. You cannot get it back.')
    .waitFor();
  await first.page.getByRole('button', { name: 'Let it go' }).click();
  await first.page.getByText('You have let the place go').waitFor();
  await heading(first.page, 'You are not taking part').waitFor();

  // The next in line has it, and answers by the link of the mail.
  await heading(second.page, 'A place is free for you').waitFor();
  const [{ email } = { email: '' }] = await portal.sql<{ email: string }>(
    'SELECT email FROM users WHERE id = $1',
    [omar.userId],
  );
  const path = /\/offer\/[\w-]+/.exec(await mailTo(portal, email, 'place-offered'))?.[0] ?? '';
  const reader = await portal.open(screen);
  await reader.page.goto(path);
  await heading(reader.page, 'A place is free for you').waitFor();
  expect(await axeViolations(reader)).toEqual([]);
  await reader.page.getByRole('button', { name: 'Accept the place' }).click();
  await heading(reader.page, 'The place is yours').waitFor();
  await second.page.waitForURL(`**/event/${event.id}`);
  await reader.page.goto('/offer/unknown');
  await reader.page.getByText('This link does not work').waitFor();
  expect([...first.complaints, ...second.complaints]).toEqual([]);
};

const titles: Record<Applied, string> = {
  APPLIED: 'أُرسل طلبك',
  WAITLISTED: 'أنت على قائمة الانتظار',
  OFFERED: 'هناك مكان شاغر لك',
  DECLINED: 'رُفض طلبك',
  WITHDRAWN: 'أنت غير مشارك',
};

const readInArabic = async (portal: Portal) => {
  const event = await buildEvent(portal, { registration: 'APPROVAL' });
  for (const stage of Object.keys(titles) as Applied[]) {
    const { userId } = await buildApplicant(portal, {
      stage,
      eventId: event.id,
      firstName: 'لينا',
      lastName: 'حداد',
    });
    const visitor = await portal.openAs(userId, ARABIC_PHONE);
    await visitor.page.goto(`/event/${event.id}`);
    await heading(visitor.page, titles[stage]).waitFor();
    expect([stage, await flawsInArabic(visitor.page), await axeViolations(visitor)]).toEqual([stage, [], []]);
  }
};

describeJourneys('applicants', {
  'are approved, take part and ask for a meeting': beApproved(DESKTOP),
  'are approved on a phone in the dark': beApproved({ ...PHONE, colorScheme: 'dark' }),
  'wait in line, let a place go, and the next takes it by mail': waitInLine(DESKTOP),
  'wait in line on a phone in the dark': waitInLine({ ...PHONE, colorScheme: 'dark' }),
  'read in Arabic where they stand': readInArabic,
});
