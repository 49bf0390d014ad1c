import type { Page } from 'playwright-core';
import { ARABIC, flawsInArabic } from '../../support/arabic';
import { DEMO_EVENT_ID, demoLastDay } from '../../support/demo-event';
import { describeScreens, type ScreenRow } from '../../support/screens';

const event = `/event/${DEMO_EVENT_ID}`;
const help = `${event}/help?q=qr`;
const titled = (screen: string) => `${screen} · Digital Futures Forum · Podium`;
const arabic = { locale: ARABIC, foreignOn: flawsInArabic };

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click();
};
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const attendee = (row: Omit<ScreenRow, 'as'>): ScreenRow => ({ as: 'attendee', ...row });

describeScreens(
  'the portal in Arabic',
  [
    { path: '/auth', title: 'تسجيل الدخول · Podium', ready: 'تجربة: الدخول بصفة' },
    { path: `/auth/register/${DEMO_EVENT_ID}`, title: titled('التسجيل'), ready: 'الاسم الأول' },
    { path: '/help', title: 'هل تحتاج إلى مساعدة؟ · Podium', ready: 'لا أستطيع تسجيل الدخول' },
    { as: 'invited', path: `/join/${DEMO_EVENT_ID}`, title: titled('ملفك الشخصي'), ready: 'المسمّى الوظيفي' },
    attendee({ path: event, title: titled('استكشاف'), ready: 'الرعاة', below: true }),
    attendee({ path: `${event}/attendees`, title: titled('المشاركون'), ready: 'Daniel Weber' }),
    attendee({
      name: 'a profile',
      path: `${event}/attendees`,
      title: titled('المشاركون'),
      ready: 'Daniel Weber',
      open: async (page) => {
        await page.getByRole('link', { name: 'Daniel Weber', exact: true }).click();
        await dialog(page, 'الملف الشخصي').getByRole('heading', { name: 'نبذة' }).waitFor();
      },
    }),
    attendee({ path: `${event}/exhibitors`, title: titled('العارضون'), ready: 'Bridge Wallet' }),
    attendee({
      path: `${event}/schedule?day=${demoLastDay()}`,
      title: titled('الجدول'),
      ready: 'Main stage',
    }),
    attendee({
      path: `${event}/industry-insights?view=numbers`,
      title: titled('رؤى القطاعات'),
      ready: /^يعمل أكثر الناس في/,
    }),
    attendee({ path: help, title: titled('المساعدة'), ready: 'ما زلت بحاجة إلى مساعدة؟' }),
    attendee({
      name: 'the notifications',
      path: help,
      title: titled('المساعدة'),
      ready: 'ما زلت بحاجة إلى مساعدة؟',
      open: async (page) => {
        await press(/^الإشعارات/)(page);
        await dialog(page, 'الإشعارات')
          .getByText(/^يودّ .* لقاءك$/)
          .first()
          .waitFor();
      },
    }),
    attendee({
      name: 'the phone menu',
      path: help,
      title: titled('المساعدة'),
      ready: 'ما زلت بحاجة إلى مساعدة؟',
      only: 'phone',
      open: async (page) => {
        await press('القائمة')(page);
        await dialog(page, 'القائمة').waitFor();
      },
    }),
    attendee({ path: `${help}&modal=meetings`, title: titled('المساعدة'), ready: /^المقصورة: / }),
    attendee({ path: `${help}&modal=profile`, title: titled('المساعدة'), ready: 'بلد العمل' }),
    attendee({
      name: 'the search',
      path: `${help}&modal=search`,
      title: titled('المساعدة'),
      ready: 'ما زلت بحاجة إلى مساعدة؟',
      open: async (page) => {
        await page.getByRole('combobox', { name: 'البحث في هذه الفعالية' }).fill('fintech');
        await page
          .getByRole('option', { name: /^عرض المهتمين بـ/ })
          .first()
          .waitFor();
      },
    }),
    attendee({
      name: 'a conversation',
      path: `${event}/chat`,
      title: titled('الرسائل'),
      ready: 'الرسائل',
      open: async (page) => {
        await page.getByRole('list', { name: 'المحادثات' }).getByRole('button').first().click();
        await page.getByRole('textbox', { name: /^رسالة إلى / }).waitFor();
      },
    }),
    attendee({ path: '/account', title: 'تسجيل الدخول والأمان · الحساب · Podium', ready: 'النشاط الأخير' }),
  ],
  undefined,
  arabic,
);
