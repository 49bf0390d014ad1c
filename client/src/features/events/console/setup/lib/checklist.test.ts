import { expect, test } from 'vitest';
import type { SetupChecklistQuery } from '../../../../../generated/graphql';
import { checklistOf, nextStep, stepOfPage } from './checklist';

const empty: SetupChecklistQuery = {
  event: {
    id: 'e1',
    title: 'Bridges',
    status: 'DRAFT',
    registration: 'INVITE_ONLY',
    dueInvitations: 0,
    description: null,
    cover: null,
    meetingHours: [],
    counts: { companies: [], pods: 0, activities: 0 },
    interestGroups: [],
  },
  eventStatistics: { eventId: 'e1', attendeesByStatus: [] },
  faqs: { totalCount: 0 },
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
    'schedule',
    'companies',
    'faqs',
    'people',
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
  expect(steps.map(({ text }) => text).slice(0, 7)).toEqual([
    'A cover picture makes the event easy to recognise.',
    'By invitation',
    'On 2 days',
    'Matches are made of what people choose.',
    '24 pods',
    '1 entry',
    '3 companies',
  ]);
  expect(open(having({ description: 'Bridges', cover: 'c.webp' }))).not.toContain('details');
});

test('the next step is the open one behind, then the first that was left out, then none', () => {
  const podsDone = having({ counts: { companies: [], pods: 1, activities: 0 } });
  expect(nextStep(podsDone, 'interests')?.name).toBe('schedule');
  expect(nextStep(podsDone, 'people')?.name).toBe('details');
  // A section that is no step leads to the first open one.
  expect(nextStep(podsDone, 'appearance')?.name).toBe('details');
  const onlyDetails = podsDone.map((step) => ({ ...step, done: step.name !== 'details' }));
  expect(nextStep(onlyDetails, 'details')).toBeUndefined();
});

test.each([
  ['/event/e1/pods', 'pods'],
  ['/event/e1/schedule', 'schedule'],
  ['/event/e1/startups', 'companies'],
  ['/event/e1/imports/companies', 'companies'],
  ['/event/e1/imports/schedule', 'schedule'],
  ['/event/e1/imports', 'people'],
  ['/event/e1/help', 'faqs'],
  ['/event/e1/setup/meetings', undefined],
  ['/event/e1/startups/c1', undefined],
  ['/event/e1', undefined],
])('%s belongs to %s', (page, name) => {
  expect(stepOfPage(page)).toBe(name);
});

test('an empty schedule begins with its import', () => {
  const leadsTo = (activities: number) =>
    having({ counts: { companies: [], pods: 0, activities } }).find(({ name }) => name === 'schedule')?.to;
  expect([leadsTo(0), leadsTo(1)]).toEqual(['/event/e1/imports/schedule', '/event/e1/schedule']);
});
