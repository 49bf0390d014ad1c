import { expect } from 'vitest';
import { ARABIC_PHONE, flawsInArabic, isolated } from '../../support/arabic';
import { expectOk, graphql } from '../../support/client';
import { buildActivity, buildEvent, buildMember, buildPod } from '../../support/factories';
import { zoneAtNoon } from '../../support/noon-zone';
import { savedTitles } from '../../support/programme';
import type { Portal } from '../../support/portal';
import { describeJourneys } from '../../support/warm-portal';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OMAR = 'Omar Haddad';
const HELLO = 'نلتقي عند المدخل؟';
const REQUEST = 'mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { __typename } }';
const SLOTS = 'query ($attendeeId: ID!) { meetingOptions(attendeeId: $attendeeId) { slots { startsAt } } }';

/** An event under way, at noon, with a talk before, now and later, and a request of Omar's to Sara. */
async function build(portal: Portal) {
  const now = new Date();
  const event = await buildEvent(portal, {
    startsAt: new Date(now.getTime() - DAY / 2),
    endsAt: new Date(now.getTime() + DAY),
    timezone: zoneAtNoon(now),
    meetingHours: [{ date: now.toISOString().slice(0, 10), from: '00:00', to: '23:30' }],
  });
  const eventId = event.id;
  await buildPod(portal, { eventId, name: 'North 1' });
  const sara = await buildMember(portal, { eventId, firstName: 'Sara', lastName: 'Nadeem' });
  const omar = await buildMember(portal, { eventId, firstName: 'Omar', lastName: 'Haddad' });
  const talk = (title: string, fromMinutes: number) => {
    const startsAt = new Date(now.getTime() + fromMinutes * MINUTE);
    return buildActivity(portal, {
      event,
      title,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 40 * MINUTE),
    });
  };
  await talk('Morning news', -100);
  await talk('Open banking', -20);
  await talk('Smart farming', 30);
  const { meetingOptions } = await expectOk(
    graphql<{ meetingOptions: { slots: { startsAt: string }[] } }>(
      portal.url,
      SLOTS,
      { attendeeId: sara.id },
      omar.token,
    ),
  );
  const startsAt = meetingOptions.slots.at(-1)?.startsAt;
  await expectOk(graphql(portal.url, REQUEST, { input: { attendeeId: sara.id, startsAt } }, omar.token));
  return { event, sara, omar };
}

async function spendDay(portal: Portal): Promise<void> {
  const { event, sara, omar } = await build(portal);
  const home = `/event/${event.id}`;
  const visitor = await portal.openAs(sara.userId, ARABIC_PHONE);
  const { page } = visitor;
  const flaws: Record<string, string[]> = {};
  const look = async (where: string) => {
    await visitor.settle();
    flaws[where] = await flawsInArabic(page);
  };

  // Home says what is on now, and who waits.
  await page.goto(home);
  await page.getByRole('region', { name: 'الآن وبعد قليل' }).getByText('Open banking').waitFor();
  await page.getByRole('region', { name: 'بانتظار ردّك' }).getByText(OMAR).waitFor();
  await look('home');

  // The schedule opens at the present time, with what is over folded away, and keeps a session.
  await page.getByRole('link', { name: 'عرض الجدول كاملًا' }).click();
  await page.getByRole('button', { name: 'قبل الآن: جلسة واحدة' }).waitFor();
  await page
    .getByText(/^الآن، /)
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.getByRole('button', { name: `إضافة إلى جدولي: ${isolated('Smart farming')}` }).click();
  await page.getByRole('button', { name: `إزالة من جدولي: ${isolated('Smart farming')}` }).waitFor();
  await expect.poll(() => savedTitles(portal, sara.id)).toEqual(['Smart farming']);
  await look('schedule');

  // A request is answered in the bell, where what came of it stays.
  await page.getByRole('button', { name: /^الإشعارات، غير المقروءة: / }).click();
  const bell = page.getByRole('dialog', { name: 'الإشعارات' });
  await bell.getByRole('button', { name: `قبول اللقاء مع ${isolated(OMAR)}` }).click();
  await bell.getByText(/^مؤكَّد · .* · المقصورة: /).waitFor();
  await look('notifications');
  await page.keyboard.press('Escape');
  await bell.waitFor({ state: 'hidden' });

  // A message.
  await page.goto(`${home}/chat/${omar.id}`);
  await page.getByRole('textbox', { name: `رسالة إلى ${isolated(OMAR)}` }).fill(HELLO);
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('أُرسلت').first().waitFor({ state: 'attached' });
  await look('chat');
  expect(await portal.sql('SELECT text FROM messages WHERE recipient_id = $1', [omar.id])).toEqual([
    { text: HELLO },
  ]);

  // The code for the door, on the whole screen.
  await page.getByRole('button', { name: 'العودة إلى كل المحادثات' }).click();
  await page.getByRole('button', { name: 'القائمة', exact: true }).click();
  await page.getByRole('dialog', { name: 'القائمة' }).getByRole('button', { name: 'الملف الشخصي' }).click();
  await page.getByRole('button', { name: 'عرض رمز الدخول بملء الشاشة' }).click();
  const code = page.getByRole('dialog', { name: 'رمز الدخول' });
  await code.getByText(/^أظهره عند المدخل/).waitFor();
  await code.getByText(sara.inviteCode).waitFor();
  await look('entry code');

  expect(flaws).toEqual(Object.fromEntries(Object.keys(flaws).map((where) => [where, []])));
  expect(visitor.complaints).toEqual([]);
}

describeJourneys('a day at the event in Arabic', {
  'has what is on now, a bookmark, a message, the entry code and an answer': spendDay,
});
