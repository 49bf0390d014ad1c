import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { readBadge } from '../support/badge-reader';
import { writeBadgeVideo } from '../support/badge-video';
import { axeViolations, browserPath, DESKTOP, PHONE } from '../support/browser';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildMember,
  insert,
  type BuiltAttendee,
} from '../support/factories';
import { usePortal } from '../support/portal';
import { waitFor } from '../support/wait';
import { NETWORK_FAILURE, readyOffline } from '../support/without-network';

const FILMED = `FILM${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), 'podium-lead-'));
const film = join(folder, 'badge.mjpeg');

const card = (page: Page, name: string | RegExp) => page.getByRole('article', { name });
const badge = (page: Page, code: string) => card(page, `Badge …${code.slice(-4)}`);
const waits = (page: Page, count: number) =>
  page.getByText(new RegExp(`^${count} badges? waits? on this device$`));
const nameOf = ({ firstName, lastName }: BuiltAttendee) => `${firstName} ${lastName}`;

describe.skipIf(!browserPath)('leads', () => {
  // The film is written before the browser opens its camera.
  const portal = usePortal([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);
  beforeAll(() => writeBadgeVideo(film, `${inject('portal')?.url}/attendees/verify-code/${FILMED}`));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A stand with two people, and visitors of whom the first is in the film. */
  const buildStand = async (visitors: number) => {
    const event = await buildEvent(portal, { title: 'Spring Fair' });
    const { id: companyId } = await buildCompany(portal, { eventId: event.id, name: 'Acme Robots' });
    const mona = await buildMember(portal, {
      eventId: event.id,
      companyId,
      firstName: 'Mona',
      lastName: 'Lux',
    });
    const nils = await buildMember(portal, {
      eventId: event.id,
      companyId,
      firstName: 'Nils',
      lastName: 'Berg',
    });
    const questions = [
      { kind: 'ONE_OF', text: 'How many robots?', options: ['One', 'Many'] },
      { kind: 'SEVERAL_OF', text: 'Which arms?', options: ['Small', 'Large'] },
      { kind: 'TEXT', text: 'Until when?', options: [] },
    ];
    for (const [position, question] of questions.entries())
      await insert(portal, 'lead_questions', { id: newId(), companyId, position, ...question });
    const guests: BuiltAttendee[] = [];
    for (let index = 0; index < visitors; index += 1)
      guests.push(
        await buildAttendee(portal, {
          eventId: event.id,
          inviteCode: index === 0 ? FILMED : `LEAD${process.pid}N${String(index).padStart(2, '0')}`,
          jobTitle: 'Buyer',
          phone: '+92 300 1234567',
        }),
      );
    // The film shows one badge to every test.
    await portal.sql(
      'UPDATE attendees SET invite_code = id::text WHERE invite_code = $1 AND event_id <> $2',
      [FILMED, event.id],
    );
    return { event, companyId, mona, nils, guests, path: `/event/${event.id}/our-company/capture` };
  };
  const leadsOf = (companyId: string) =>
    portal.sql<{ code: string; rating: string | null; note: string; answers: object }>(
      `SELECT a.invite_code AS code, l.rating, l.note, l.answers FROM leads l JOIN attendees a ON a.id = l.attendee_id
       WHERE l.company_id = $1 ORDER BY a.invite_code`,
      [companyId],
    );

  test('two members scan ten visitors without a network, reload and come back: ten leads, none double', async () => {
    const { companyId, mona, nils, guests, path } = await buildStand(10);
    const codes = guests.map(({ inviteCode }) => inviteCode);
    const open = async (userId: string, colorScheme: 'light' | 'dark') => {
      const visitor = await portal.openAs(userId, { ...PHONE, installable: true });
      await visitor.page.emulateMedia({ colorScheme });
      await visitor.page.goto(path);
      // The camera reads the badge in the film at once.
      await card(visitor.page, nameOf(guests[0] as BuiltAttendee)).waitFor();
      await readyOffline(visitor.page);
      return visitor;
    };
    const first = await open(mona.userId, 'light');
    const second = await open(nils.userId, 'dark');
    for (const { context, page } of [first, second]) {
      await context.setOffline(true);
      await page.getByText('No network: badges are kept on this device and sent later.').waitFor();
    }

    // Mona has the first six, Nils the last six of nine: three badges are scanned by both.
    const scanAll = async (page: Page, of: readonly string[], rating: string) => {
      for (const code of of) {
        await readBadge(page, code);
        await badge(page, code).getByRole('radio', { name: rating }).check();
      }
    };
    await scanAll(first.page, codes.slice(1, 7), 'Hot');
    await scanAll(second.page, codes.slice(4), 'Cold');
    const last = codes[6] ?? '';
    await badge(first.page, last).getByLabel('Note').fill('Wants two arms');
    await badge(first.page, last).getByLabel('How many robots?').press('ArrowDown');
    await first.page.getByText('Many', { exact: true }).click();
    await badge(first.page, last).getByRole('checkbox', { name: 'Large' }).check();
    // The same badge again is the same card.
    await readBadge(first.page, last);
    await first.page.getByText('This badge is in the list already.').waitFor();
    await waits(first.page, 6).waitFor();
    await waits(second.page, 6).waitFor();
    expect([await axeViolations(first), await axeViolations(second)]).toEqual([[], []]);

    await first.page.reload();
    // The film adds the badge that is known already: the device cannot know without a network.
    await waits(first.page, 7).waitFor();
    await badge(first.page, last).getByRole('button', { name: /^Open/ }).click();
    await badge(first.page, last).getByText('Many', { exact: true }).waitFor();
    await first.context.setOffline(false);
    await second.context.setOffline(false);
    await card(first.page, nameOf(guests[6] as BuiltAttendee)).waitFor();
    await card(second.page, nameOf(guests[9] as BuiltAttendee)).waitFor();
    await waits(first.page, 1).waitFor({ state: 'detached' });
    const leads = await leadsOf(companyId);
    expect(leads.map(({ code }) => code)).toEqual([...codes].sort());
    const both = leads.find(({ code }) => code === last);
    expect([
      both?.note,
      Object.values(both?.answers ?? {})
        .flat()
        .sort(),
    ]).toEqual(['Wants two arms', ['Large', 'Many']]);
    expect(leads.filter(({ rating }) => rating === 'HOT').length).toBeGreaterThanOrEqual(3);
    expect(leads.filter(({ rating }) => rating === null)).toHaveLength(1);

    // What is said now goes to the server by itself.
    const known = card(first.page, nameOf(guests[6] as BuiltAttendee));
    const openAgain = known.getByRole('button', { name: /^Open/ });
    await openAgain.or(known.getByLabel('Note')).first().waitFor();
    if (await openAgain.isVisible()) await openAgain.click();
    await known.getByLabel('Note').fill('Wants three arms');
    await waitFor(
      async () => (await leadsOf(companyId)).some(({ note }) => note === 'Wants three arms'),
      'the changed note',
    );
    const complaints = [...first.complaints, ...second.complaints];
    expect(complaints.filter((text) => !NETWORK_FAILURE.test(text))).toEqual([]);
  });

  test("a visitor shares their contact from the notification, and takes it back: the team's open list follows", async () => {
    const { event, companyId, mona, guests, path } = await buildStand(1);
    const [guest] = guests as [BuiltAttendee];
    const member = await portal.openAs(mona.userId, DESKTOP);
    await member.page.goto(path);
    await card(member.page, nameOf(guest)).waitFor();
    await member.page.getByRole('link', { name: 'All leads' }).click();
    const row = member.page.getByRole('row', { name: new RegExp(nameOf(guest)) });
    await row.getByText('Contact not shared').waitFor();

    const visitor = await portal.openAs(guest.userId, PHONE);
    await visitor.page.goto(`/event/${event.id}/help`);
    await visitor.page.getByRole('button', { name: /^Notifications, 1 unread$/ }).click();
    const bell = visitor.page.getByRole('dialog', { name: 'Notifications' });
    await bell.getByText(/Acme Robots met you and asks/).waitFor();
    expect(await axeViolations(visitor)).toEqual([]);
    // By keyboard.
    await bell.getByRole('button', { name: 'Share with Acme Robots' }).press('Enter');
    await bell.getByText('Acme Robots sees your e-mail and phone').waitFor();
    const [{ email } = { email: '' }] = await portal.sql<{ email: string }>(
      'SELECT email FROM users WHERE id = $1',
      [guest.userId],
    );
    await row.getByText(email).waitFor();
    const draft = await row.getByRole('link', { name: `Write to ${nameOf(guest)}` }).getAttribute('href');
    expect(decodeURIComponent(draft ?? '')).toMatch(
      new RegExp(`^mailto:${email}\\?subject=Acme Robots: following up from Spring Fair&body=Dear `),
    );
    const exportAs = async (format: string) => {
      await member.page.getByRole('button', { name: 'Download', exact: true }).click();
      const download = member.page.waitForEvent('download');
      await member.page.getByRole('menuitem', { name: format }).click();
      const chunks: Buffer[] = [];
      for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString();
    };
    expect(await exportAs('CSV')).toContain(email);

    await visitor.page.goto('/account/contacts');
    const choice = visitor.page.getByRole('switch', { name: 'Share e-mail and phone with Acme Robots' });
    await choice.focus();
    await visitor.page.keyboard.press('Space');
    await visitor.page.getByText(/^Does not see your e-mail and phone · since/).waitFor();
    await row.getByText('Contact not shared').waitFor();
    expect(await exportAs('CSV')).not.toContain(email);
    expect([await axeViolations(visitor), await axeViolations(member)]).toEqual([[], []]);

    // Edited and removed by the keyboard.
    await row.getByRole('button', { name: nameOf(guest), exact: true }).press('Enter');
    const drawer = member.page.getByRole('dialog', { name: nameOf(guest) });
    await drawer.getByRole('radio', { name: 'Warm' }).check();
    await drawer.getByLabel('Note').fill('Call in May');
    await drawer.getByRole('button', { name: 'Save' }).press('Enter');
    await row.getByText('Warm').waitFor();
    expect(await leadsOf(companyId)).toMatchObject([{ rating: 'WARM', note: 'Call in May' }]);
    await row.getByRole('button', { name: `Actions for ${nameOf(guest)}` }).press('Enter');
    await member.page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
    await member.page.getByRole('button', { name: 'Yes' }).press('Enter');
    await member.page.getByText('No leads yet').waitFor();
    expect([...member.complaints, ...visitor.complaints]).toEqual([]);
  });

  test('two attendees exchange contacts by a scan, and take them home', async () => {
    const { event, mona, guests } = await buildStand(2);
    const [, guest] = guests as [BuiltAttendee, BuiltAttendee];
    await portal.sql('UPDATE attendees SET company_id = NULL WHERE id = $1', [mona.id]);
    const path = `/event/${event.id}/contacts`;
    const one = await portal.openAs(mona.userId, PHONE);
    await one.page.goto(`/event/${event.id}/our-company/capture`);
    await one.page.getByRole('heading', { name: /not found/i }).waitFor();
    await one.page.goto(path);
    await one.page.getByText('No contacts yet').waitFor();
    await one.page.getByRole('button', { name: 'Scan a badge' }).click();
    await one.page.getByText(/was asked to exchange contacts/).waitFor();
    await one.page.getByLabel('Code on the badge').fill(guest.inviteCode);
    await one.page.getByRole('button', { name: 'Exchange' }).press('Enter');
    await one.page.getByText(`${nameOf(guest)} was asked to exchange contacts`).waitFor();
    await one.page.getByRole('button', { name: 'Stop scanning' }).click();

    const other = await portal.openAs(guest.userId, PHONE);
    await other.page.emulateMedia({ colorScheme: 'dark' });
    await other.page.goto(path);
    await card(other.page, 'Mona Lux')
      .getByRole('button', { name: 'Exchange contacts with Mona Lux' })
      .click();
    await card(other.page, 'Mona Lux').getByRole('link', { name: /@/ }).waitFor();
    await card(one.page, nameOf(guest)).getByText('+92 300 1234567').waitFor();
    expect([await axeViolations(one), await axeViolations(other)]).toEqual([[], []]);
    const download = one.page.waitForEvent('download');
    await card(one.page, nameOf(guest))
      .getByRole('button', { name: `Contact card of ${nameOf(guest)}` })
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.vcf$/);
    await card(one.page, nameOf(guest))
      .getByRole('button', { name: /^End the exchange/ })
      .click();
    await one.page.getByRole('button', { name: 'Yes' }).click();
    await card(other.page, 'Mona Lux').waitFor({ state: 'detached' });
    expect([...one.complaints, ...other.complaints].filter((text) => !/404/.test(text))).toEqual([]);
  });
});
