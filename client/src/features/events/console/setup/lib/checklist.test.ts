import { expect, test } from 'vitest';
import type { SetupChecklistQuery } from '../../../../../generated/graphql';
import { checklistOf, isSetupPage, nextStep, peopleOf, stepOfPage } from './checklist';

const empty: SetupChecklistQuery = {
  event: {
    id: 'e1',
    title: 'Bridges',
    status: 'DRAFT',
    registration: 'INVITE_ONLY',
    dueInvitations: 0,
    description: null,
    cover: null,
    startsAt: '2031-05-03T06:00:00.000Z',
    endsAt: '2031-05-04T14:00:00.000Z',
    timezone: 'Asia/Qatar',
    meetingHours: [],
    counts: { companies: [], pods: 0, activities: 0 },
    interestGroups: [],
  },
  applicationCounts: [],
  faqs: { totalCount: 0 },
  bulkJobPreview: { neverInvited: 0 },
  invitationPlan: { eventId: 'e1', hasMailServer: true },
};
const having = (event: Partial<SetupChecklistQuery['event']>) =>
  checklistOf('e1', { ...empty, event: { ...empty.event, ...event } });
const open = (steps: ReturnType<typeof having>) =>
  steps.filter(({ done }) => !done).map(({ name }) => name as string);

test('a new event has all steps to do but who may join', () => {
  expect(open(having({}))).toEqual([
    'details',
    'meetings',
    'interests',
    'pods',
    'companies',
    'people',
    'schedule',
    'faqs',
  ]);
  expect(having({})[1]).toMatchObject({ label: 'Registration', done: true, text: 'By invitation' });
});

test('a step says how much there is, or what it lacks', () => {
  const steps = having({
    description: 'Where builders meet.',
    meetingHours: [{ date: '2031-05-03' }, { date: '2031-05-03' }, { date: '2031-05-04' }],
    counts: {
      companies: [
        { kind: 'STARTUP', count: 2 },
        { kind: 'EXHIBITOR', count: 1 },
      ],
      pods: 24,
      activities: 1,
    },
  });
  expect(steps.map(({ text }) => text).slice(0, 8)).toEqual([
    'A cover picture makes the event easy to recognise.',
    'By invitation',
    'On 2 days',
    'Matches are made of what people choose.',
    '24 pods',
    '3 companies',
    'Nobody is invited yet. Add, import or invite attendees.',
    '1 entry',
  ]);
  expect(open(having({ description: 'Bridges', cover: 'c.webp' }))).not.toContain('details');
});

test('people are a step to take until all are invited', () => {
  const people = (neverInvited: number) =>
    checklistOf('e1', {
      ...empty,
      applicationCounts: [{ stage: 'INVITED', count: 195 }],
      bulkJobPreview: { neverInvited },
    }).find(({ name }) => name === 'people');
  expect(people(195)).toMatchObject({
    done: false,
    text: '195 people are not invited yet.',
    note: '195 not invited',
  });
  expect(people(0)).toMatchObject({ done: true, note: '0 confirmed, 195 invited' });
});

test('people with an application are there, and are not invited people', () => {
  const applied: SetupChecklistQuery = { ...empty, applicationCounts: [{ stage: 'APPLIED', count: 4 }] };
  expect(peopleOf(applied, 'INVITED')).toBe(0);
  expect(checklistOf('e1', applied)[6]).toMatchObject({ done: true, note: '0 confirmed, 0 invited' });
});

test('invitations of a draft are not called sent', () => {
  const due = checklistOf('e1', {
    ...empty,
    event: { ...empty.event, dueInvitations: 195 },
    applicationCounts: [{ stage: 'INVITED', count: 195 }],
  });
  expect(due[6]).toMatchObject({ done: true, note: '195 people are invited when you publish' });
});

test('without a mail server no one is called invited', () => {
  const people = (dueInvitations: number) =>
    checklistOf('e1', {
      ...empty,
      event: { ...empty.event, dueInvitations },
      applicationCounts: [{ stage: 'INVITED', count: 195 }],
      invitationPlan: { eventId: 'e1', hasMailServer: false },
    })[6];
  expect([people(0)?.note, people(195)?.note]).toEqual(Array(2).fill('0 confirmed, 195 not e-mailed'));
});

test('behind an import of people comes inviting them, and behind their list the next step', () => {
  const steps = checklistOf('e1', {
    ...empty,
    applicationCounts: [{ stage: 'INVITED', count: 195 }],
    bulkJobPreview: { neverInvited: 195 },
  });
  expect(nextStep(steps, 'people', '/event/e1/imports/attendees')).toMatchObject({
    name: 'people',
    act: 'Invite people',
    to: '/event/e1/attendees',
  });
  expect(nextStep(steps, 'people', '/event/e1/attendees')?.name).toBe('schedule');
});

test('meeting hours on some days only say of how many', () => {
  expect(having({ meetingHours: [{ date: '2031-05-03' }] })[2]?.note).toBe('On 1 of 2 days');
});

test('details say what they lack', () => {
  expect(having({ description: 'Bridges' })[0]?.note).toBe('Cover missing');
  expect(having({ cover: 'cover.webp' })[0]?.note).toBe('Description missing');
  expect(having({})[0]?.note).toBe('Description and cover missing');
});

test('the next step is the open one behind, then the first that was left out, then none', () => {
  const podsDone = having({ counts: { companies: [], pods: 1, activities: 0 } });
  expect(nextStep(podsDone, 'interests')).toMatchObject({ name: 'companies', words: 'Next: Companies' });
  expect(nextStep(podsDone, 'faqs')).toMatchObject({ name: 'details', words: 'Still open: Details' });
  // A section that is no step leads to the first open one.
  expect(nextStep(podsDone, 'appearance')?.name).toBe('details');
  const onlyDetails = podsDone.map((step) => ({ ...step, done: step.name !== 'details' }));
  expect(nextStep(onlyDetails, 'details')).toBeUndefined();
});

test('who may join is seen on the way, as it has a usual value, and is not returned to', () => {
  expect(nextStep(having({}), 'details')).toMatchObject({ name: 'registration', done: true });
  expect(nextStep(having({}), 'registration')?.name).toBe('meetings');
  expect(nextStep(having({ status: 'PUBLISHED' }), 'details')?.name).toBe('meetings');
});

test.each([
  ['/event/e1/pods', 'pods'],
  ['/event/e1/schedule', 'schedule'],
  ['/event/e1/startups', 'companies'],
  ['/event/e1/sponsors', 'companies'],
  ['/event/e1/imports/companies', 'companies'],
  ['/event/e1/imports/schedule', 'schedule'],
  ['/event/e1/imports/attendees', 'people'],
  ['/event/e1/imports', undefined],
  ['/event/e1/help', 'faqs'],
  ['/event/e1/setup/meetings', undefined],
  ['/event/e1/startups/c1', undefined],
  ['/event/e1', undefined],
])('%s belongs to %s', (page, name) => {
  expect(stepOfPage(page)).toBe(name);
});

test('the path of the setup stands on the page of all imports too', () => {
  expect([isSetupPage('/event/e1/imports'), isSetupPage('/event/e1/reports')]).toEqual([true, false]);
});

test('an empty list begins with its import, and speakers come before their sessions', () => {
  const leadsTo = (count: number) => {
    const steps = checklistOf('e1', {
      ...empty,
      event: {
        ...empty.event,
        counts: { companies: [{ kind: 'SPONSOR', count }], pods: 0, activities: count },
      },
      applicationCounts: [{ stage: 'CONFIRMED', count }],
    });
    return steps.slice(5, 8).map(({ to }) => to);
  };
  expect(leadsTo(0)).toEqual([
    '/event/e1/imports/companies',
    '/event/e1/imports/attendees',
    '/event/e1/imports/schedule',
  ]);
  expect(leadsTo(1)).toEqual(['/event/e1/exhibitors', '/event/e1/attendees', '/event/e1/schedule']);
});
