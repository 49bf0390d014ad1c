import { describe, expect, test } from 'vitest';
import { administrationMenu } from './administration-menu';
import { bottomBar, desktopMenu, mainMenu, mobileMenu, moreMenu } from './navigation';
import { organiserMenu } from './organiser-menu';

const labels = (entries: { label: string }[]) => entries.map(({ label }) => label);

describe('menus per role', () => {
  test('the main menu has its ten entries in order', () => {
    expect(mainMenu('e1').map(({ label, to }) => [label, to])).toEqual([
      ['Explore', '/event/e1'],
      ['Attendees', '/event/e1/attendees'],
      ['Top IT Exporters', '/event/e1/it-exporters'],
      ['Exhibitors', '/event/e1/exhibitors'],
      ['Startups', '/event/e1/startups'],
      ['Speakers', '/event/e1/speakers'],
      ['Investors', '/event/e1/investors'],
      ['Schedule', '/event/e1/schedule'],
      ['Industry Insights', '/event/e1/industry-insights'],
      ['Help', '/event/e1/help'],
    ]);
  });

  test.each(['ADMIN', 'SUPERVISOR', 'MANAGER'] as const)('%s administers everything', (role) => {
    expect(labels(administrationMenu('e1', role))).toEqual([
      'Events',
      'Users',
      'Pods',
      'Reports',
      'Statistics',
      'Scanner',
    ]);
  });

  test('EXECUTIVE sees reports and statistics only', () => {
    expect(labels(administrationMenu('e1', 'EXECUTIVE'))).toEqual(['Reports', 'Statistics']);
  });

  test('ATTENDEE administers nothing', () => {
    expect(administrationMenu('e1', 'ATTENDEE')).toEqual([]);
  });

  test('organisers have what the menus of the specification lack', () => {
    expect(labels(organiserMenu('e1', 'MANAGER'))).toEqual([
      'Event setup',
      'Meeting program',
      'Announcements',
      'Imports',
      'API and webhooks',
      'Message reports',
      'Who can see it',
      'Audit log',
      'Mail log',
    ]);
    expect(labels(organiserMenu('e1', 'ADMIN')).at(-1)).toBe('Health');
    expect(labels(organiserMenu('e1', 'MANAGER', true)).slice(0, 2)).toEqual(['Event setup', 'Applications']);
  });

  test.each(['EXECUTIVE', 'ATTENDEE'] as const)('%s runs no event', (role) => {
    expect(organiserMenu('e1', role)).toEqual([]);
  });

  test('only attendees have a profile entry', () => {
    expect(labels(desktopMenu('e1', 'ATTENDEE'))).toEqual([
      'Profile',
      'My Meetings',
      'Help',
      'Industry Insights',
      'Logout',
    ]);
    expect(labels(desktopMenu('e1', 'ATTENDEE', { team: true }))).toContain('Our company');
    expect(labels(desktopMenu('e1', 'EXECUTIVE'))).toEqual([
      'My Meetings',
      'Help',
      'Industry Insights',
      'Logout',
    ]);
  });

  test('those who take part in a meeting program have their wishes in the menu of phones', () => {
    expect(labels(moreMenu('e1', 'ATTENDEE', { wishes: true }))).toContain('My wishes');
    expect(labels(moreMenu('e1', 'ATTENDEE'))).not.toContain('My wishes');
  });

  test('the phone bar links home, attendees, exhibitors and speakers', () => {
    expect(bottomBar('e1').map(({ to }) => to)).toEqual([
      '/event/e1',
      '/event/e1/attendees',
      '/event/e1/exhibitors',
      '/event/e1/speakers',
    ]);
  });

  test('the phone menu offers scanning to those who may scan', () => {
    expect(labels(mobileMenu('e1', 'ATTENDEE'))).toEqual([
      'Schedule',
      'Industry Insights',
      'Profile',
      'My Meetings',
      'Help',
      'Logout',
    ]);
    expect(labels(mobileMenu('e1', 'MANAGER'))).toContain('Scan QR Code');
    expect(labels(mobileMenu('e1', 'EXECUTIVE'))).not.toContain('Scan QR Code');
  });

  test.each([
    ['ATTENDEE', ['Messages', 'My contacts']],
    ['EXECUTIVE', ['Reports', 'Statistics']],
    ['MANAGER', ['Events', 'Users', 'Pods', 'Reports', 'Statistics']],
  ] as const)('on phones, the rest of the menus of %s is under More', (role, own) => {
    expect(labels(moreMenu('e1', role))).toEqual(['Top IT Exporters', 'Startups', 'Investors', ...own]);
  });
});
