import { describe, expect, test } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { browserPath, DESKTOP } from '../support/browser';
import {
  buildActivity,
  buildAttendee,
  buildCompany,
  buildEvent,
  buildMember,
  buildPod,
  buildUser,
  insert,
} from '../support/factories';
import { useWarmPortal } from '../support/warm-portal';
import { buildWebhook } from '../support/webhooks';

/** A moment in fewer digits than forms have: a program that uses the API may set it. */
const exactly = (text: string) => new Date(`${text}:15.123Z`);

describe.skipIf(!browserPath)('a form that is saved as it was opened', () => {
  const portal = useWarmPortal();

  /** One of each thing that can be edited, with values that its form shows in other words. */
  const buildAll = async () => {
    const event = await buildEvent(portal, {
      timezone: 'Asia/Karachi',
      startsAt: exactly('2032-03-10T00:00'),
      endsAt: exactly('2032-03-12T18:00'),
      meetingHours: [],
    });
    const times = { startsAt: exactly('2032-03-10T05:00'), endsAt: exactly('2032-03-10T06:00') };
    const session = await buildActivity(portal, { event, title: 'Opening', ...times });
    const { id: podId } = await buildPod(portal, { eventId: event.id, location: 'Hall 1' });
    const pod = `pods?view=list&edit=${podId}`;
    const company = await buildCompany(portal, { eventId: event.id, website: 'http://acme.test' });
    const person = await buildAttendee(portal, { eventId: event.id, firstName: 'Sukarno', lastName: '' });
    const contact = await buildMember(portal, {
      eventId: event.id,
      companyId: company.id,
      companyContact: true,
    });
    const webhook = await buildWebhook(portal, { eventId: event.id });
    const add = async (table: string, values: object): Promise<string> => {
      const { id } = await insert(portal, table, { id: newId(), eventId: event.id, ...values });
      return id;
    };
    const faq = await add('faqs', { question: 'Where?', answer: 'Here.\n\nOr there.' });
    const article = await add('insights', {
      title: 'News',
      summary: 'In short',
      body: 'At length',
      publishedAt: times.startsAt,
    });
    const announcement = await add('announcements', {
      title: 'Lunch',
      text: 'In hall 2.',
      segment: JSON.stringify({ status: 'CONFIRMED' }),
      inPortal: true,
      byMail: false,
      status: 'DRAFT',
      sendAt: times.startsAt,
      authorName: 'Nadia',
    });
    const lead = await add('leads', {
      companyId: company.id,
      attendeeId: person.id,
      capturedBy: contact.id,
      capturedAt: times.startsAt,
      source: 'SCAN',
      note: 'Wants a demo',
    });
    const staff = {
      [`schedule?edit=${session.id}`]: 'Save session',
      [pod]: 'Save pod',
      [`exhibitors?edit=${company.id}`]: 'Save company',
      [`attendees?editPerson=${person.id}`]: 'Save',
      [`api/webhooks/${webhook.id}?edit=${webhook.id}`]: 'Save',
      [`help?edit=${faq}`]: 'Save question',
      [`industry-insights?edit=${article}`]: 'Save article',
      [`announcements?write=${announcement}`]: 'Save and review',
    };
    const team = { [`our-company?tab=leads&lead=${lead}`]: 'Save', 'our-company?tab=page': 'Save page' };
    return { event, contact, pod, staff, team };
  };

  test('sends nothing', async () => {
    const { event, contact, pod, staff, team } = await buildAll();
    const { id: manager } = await buildUser(portal, { role: Role.MANAGER });
    const sent: string[] = [];
    const save = async (userId: string, forms: Record<string, string>, name?: string) => {
      const { page, complaints } = await portal.openAs(userId, DESKTOP);
      page.on('request', (request) => {
        const [, act] = /mutation (\w+)/.exec(request.postData() ?? '') ?? [];
        if (act) sent.push(act);
      });
      for (const [path, button] of Object.entries(forms)) {
        await page.goto(`/event/${event.id}/${path}`);
        if (button === 'Save page') await page.getByRole('button', { name: 'Edit page' }).click();
        const form = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: button }) });
        await form.getByRole('textbox').first().waitFor();
        if (name) await form.getByRole('textbox').first().fill(name);
        await form.getByRole('button', { name: button, exact: true }).click();
        await form.waitFor({ state: 'hidden' });
      }
      expect(complaints).toEqual([]);
    };
    await save(manager, staff);
    await save(contact.userId, team);
    expect(sent).toEqual([]);
    await save(manager, { [pod]: 'Save pod' }, 'Oak');
    expect(sent).toEqual(['UpdatePod']);
  });
});
