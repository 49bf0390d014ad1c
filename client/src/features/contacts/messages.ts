import { plural } from '../../lib/format';
import { catalogue } from '../../lib/i18n';

/** Texts of contacts that people give to companies and to each other. */
export const messages = catalogue('contacts', {
  title: 'My contacts',
  count: (count: number) => plural(count, 'contact'),
  loadFailed: 'Your contacts could not be loaded',
  emptyTitle: 'No contacts yet',
  emptyText:
    'Scan the badge of somebody you talk to. If both of you agree, each gets the other’s e-mail and phone.',
  scan: 'Scan a badge',
  stopScan: 'Stop scanning',
  take: 'Exchange',
  download: 'Download',
  vcard: 'Contact cards (vCard)',
  csv: 'Spreadsheet (CSV)',
  columns: ['Name', 'Job title', 'Organization', 'E-mail', 'Phone', 'Since'],
  vcardOf: (name: string) => `vCard of ${name}`,
  sections: { asking: 'Waiting for your answer', asked: 'Waiting for their answer', exchanged: 'Contacts' },
  since: (moment: string) => `Since ${moment}`,
  askedAt: (moment: string) => `Asked ${moment}`,
  end: 'End',
  endName: (name: string) => `End the exchange with ${name}`,
  endTitle: (name: string) => `End the exchange with ${name}?`,
  endText: 'Neither of you sees the other’s e-mail and phone any more.',
  takeBack: 'Take back',
  takeBackName: (name: string) => `Take back the question to ${name}`,
  outcomes: {
    ASKED: (name: string) => `${name} was asked to exchange contacts`,
    EXCHANGED: (name: string) => `You and ${name} have exchanged contacts`,
    UNKNOWN_CODE: () => 'Nobody at this event has this code.',
    OTHER_EVENT: () => 'This badge is for another event.',
    NOT_CONFIRMED: () => 'This person has not joined the event yet.',
    OWN_CODE: () => 'This is your own badge.',
  },
  consent: {
    share: (company: string) => `Share with ${company}`,
    shareAll: 'Share with all who scan me',
    no: 'Not now',
    shared: (company: string) => `${company} sees your e-mail and phone`,
    notShared: (company: string) => `${company} does not see your e-mail and phone`,
    change: 'Change',
    failed: 'Your answer could not be saved. Please try again.',
  },
  exchange: {
    accept: 'Accept',
    acceptName: (name: string) => `Accept: exchange contacts with ${name}`,
    refuse: 'No',
    refuseName: (name: string) => `No, do not exchange contacts with ${name}`,
    exchanged: (name: string) => `You and ${name} have exchanged contacts`,
    over: 'You have not exchanged contacts',
  },
} as const);
