import { expect } from 'vitest';
import { ARABIC_DESKTOP, ARABIC_PHONE, flawsInArabic, isolated } from '../../support/arabic';
import type { Visitor } from '../../support/browser';
import { completeProfile, newEmail, PASSWORD, PROFILE, profilesOf } from '../../support/registration';
import { buildEvent, buildInterests, buildMember, buildPod } from '../../support/factories';
import type { Portal } from '../../support/portal';
import { describeJourneys } from '../../support/warm-portal';

const LINA = 'لينا حداد';
const OMAR = 'Omar Haddad';

const STEPS = {
  jobTitle: 'المسمّى الوظيفي',
  organization: 'الجهة',
  country: 'بلد عملك',
  pakistan: 'باكستان',
  phone: 'الهاتف',
  sharesEmail: 'إظهار بريدي لمن ألتقيهم',
  introduction: 'نبذة',
  next: 'التالي',
  join: 'الانضمام إلى الفعالية',
};

const dialog = ({ page }: Visitor, name: string) => page.getByRole('dialog', { name });

async function register({ page }: Visitor, eventId: string, email: string): Promise<void> {
  await page.goto(`/auth/register/${eventId}`);
  await page.getByLabel('الاسم الأول').fill('لينا');
  await page.getByLabel('اسم العائلة').fill('حداد');
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'تسجيل', exact: true }).click();
  await page.getByText('يرجى الموافقة على الشروط وسياسة الخصوصية.').waitFor();
  await page.getByRole('checkbox', { name: /^أوافق على/ }).check();
  expect(await flawsInArabic(page)).toEqual([]);
  await page.getByRole('button', { name: 'تسجيل', exact: true }).click();
  await page.getByRole('heading', { name: 'ملفك الشخصي' }).waitFor();
  expect(await flawsInArabic(page)).toEqual([]);
}

/** Finds a person by name, and asks them for the first time at this pod. */
async function requestMeeting(visitor: Visitor, home: string, podName: string): Promise<void> {
  const { page } = visitor;
  await page.goto(`${home}/attendees`);
  await page.getByRole('searchbox', { name: 'البحث بالاسم أو الجهة أو الاهتمام' }).fill('Omar');
  await page.getByRole('link', { name: OMAR, exact: true }).click();
  const profile = dialog(visitor, 'الملف الشخصي');
  await profile.getByRole('button', { name: 'لقاء', exact: true }).click();
  const request = dialog(visitor, 'طلب لقاء');
  await request.getByRole('radio').first().press('Space');
  await request.getByRole('combobox', { name: 'المقصورة' }).click();
  await page.getByTitle(isolated(podName)).click();
  await request.getByRole('textbox', { name: 'ملاحظة' }).fill('تمويل المتاجر الصغيرة');
  expect(await flawsInArabic(page)).toEqual([]);
  await request.getByRole('button', { name: 'إرسال الطلب' }).click();
  await request.waitFor({ state: 'hidden' });
}

async function comeToFirstMeeting(portal: Portal): Promise<void> {
  const event = await buildEvent(portal, { registration: 'OPEN' });
  const home = `/event/${event.id}`;
  await buildInterests(portal, event.id);
  await buildPod(portal, { eventId: event.id, name: 'North 1' });
  await buildPod(portal, { eventId: event.id, name: 'North 2' });
  const omar = await buildMember(portal, { eventId: event.id, firstName: 'Omar', lastName: 'Haddad' });
  const email = newEmail();

  const lina = await portal.open(ARABIC_PHONE);
  await register(lina, event.id, email);
  await completeProfile(lina.page, STEPS);
  await lina.page.waitForURL(`**${home}`);
  expect(await profilesOf(portal, email)).toEqual([PROFILE]);
  await requestMeeting(lina, home, 'North 2');

  await lina.page.goto(`${home}?modal=meetings`);
  const mine = dialog(lina, 'لقاءاتي').getByRole('article', { name: OMAR });
  await mine.getByText('بالانتظار...').waitFor();

  const other = await portal.openAs(omar.userId, ARABIC_DESKTOP);
  await other.page.goto(`${home}?modal=meetings`);
  const theirs = dialog(other, 'لقاءاتي').getByRole('article', { name: LINA });
  await theirs.getByText('تمويل المتاجر الصغيرة').waitFor();
  await theirs.getByRole('button', { name: `قبول اللقاء مع ${isolated(LINA)}` }).click();
  for (const card of [mine, theirs]) {
    await card.getByText('مؤكَّد').waitFor();
    await card.getByText(`المقصورة: ${isolated('North 2')}`).waitFor();
  }
  expect([...(await flawsInArabic(lina.page)), ...(await flawsInArabic(other.page))]).toEqual([]);
  expect([...lina.complaints, ...other.complaints]).toEqual([]);
}

describeJourneys('somebody who reads Arabic', {
  'registers at an open event, and comes to the first accepted meeting': comeToFirstMeeting,
});
