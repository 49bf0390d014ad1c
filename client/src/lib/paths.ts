import type { CompanyKind } from '../generated/graphql';
import { companyPath } from './company-kinds';

/** The parts of the account page. */
export type AccountSection = 'security' | 'notifications' | 'display' | 'blocked' | 'contacts' | 'data';

/** The parts of the event's setup. */
export type SetupSection =
  | 'details'
  | 'registration'
  | 'meetings'
  | 'interests'
  | 'fields'
  | 'matching'
  | 'groups'
  | 'appearance'
  | 'kept';

/** The parts of what a team does with its company. */
export type OurCompanyTab = 'leads' | 'page' | 'team' | 'results' | 'api';

/** The lists that a file can be imported into. */
export type ImportSubject = 'attendees' | 'companies' | 'schedule' | 'wishes' | 'targets';

/** Every address of the portal, built in one place so that no component spells a path itself. */
export const paths = {
  login: () => '/auth',
  forgotPassword: () => '/auth/forgot-password',
  createAccount: () => '/auth/create-account',
  changePassword: () => '/auth/change-password',
  verifyEmail: () => '/auth/verify-email',
  register: (eventId: string) => `/auth/register/${eventId}`,
  invite: (code?: string) => (code ? `/auth/invite/${encodeURIComponent(code)}` : '/auth/invite'),
  home: () => '/',
  /** A place that a mail offers. */
  offer: (code: string) => `/offer/${encodeURIComponent(code)}`,
  join: (eventId: string) => `/join/${eventId}`,
  /** Everything about the login itself. */
  account: (section?: AccountSection) => (section ? `/account/${section}` : '/account'),
  verifyCode: (code: string) => `/attendees/verify-code/${encodeURIComponent(code)}`,
  /** The state of the installation. */
  systemHealth: () => '/admin/health',
  /** Pages of the server, outside the portal. */
  api: () => '/api',
  help: () => '/help',
  terms: () => '/terms',
  privacyPolicy: () => '/privacy-policy',
  event: (eventId: string) => `/event/${eventId}`,
  attendees: (eventId: string) => `/event/${eventId}/attendees`,
  chat: (eventId: string, attendeeId?: string) =>
    attendeeId ? `/event/${eventId}/chat/${attendeeId}` : `/event/${eventId}/chat`,
  itExporters: (eventId: string) => `/event/${eventId}/it-exporters`,
  exhibitors: (eventId: string) => `/event/${eventId}/exhibitors`,
  startups: (eventId: string) => `/event/${eventId}/startups`,
  companies: (eventId: string, kind: CompanyKind) => `/event/${eventId}/${companyPath[kind]}`,
  company: (eventId: string, kind: CompanyKind, companyId: string) =>
    `/event/${eventId}/${companyPath[kind]}/${companyId}`,
  /** The parts of it that its team sees. */
  ourCompany: (eventId: string, tab?: OurCompanyTab) =>
    tab ? `/event/${eventId}/our-company?tab=${tab}` : `/event/${eventId}/our-company`,
  /** Scans the badges of visitors for the own company. */
  captureLead: (eventId: string) => `/event/${eventId}/our-company/capture`,
  /** The own wishes for meetings, over the home. */
  wishes: (eventId: string) => `/event/${eventId}?modal=wishes`,
  contacts: (eventId: string) => `/event/${eventId}/contacts`,
  speakers: (eventId: string) => `/event/${eventId}/speakers`,
  investors: (eventId: string) => `/event/${eventId}/investors`,
  schedule: (eventId: string) => `/event/${eventId}/schedule`,
  industryInsights: (eventId: string) => `/event/${eventId}/industry-insights`,
  eventHelp: (eventId: string) => `/event/${eventId}/help`,
  users: (eventId: string) => `/event/${eventId}/users`,
  pods: (eventId: string) => `/event/${eventId}/pods`,
  meetingProgram: (eventId: string) => `/event/${eventId}/meeting-program`,
  timetables: (eventId: string) => `/event/${eventId}/meeting-program/timetable`,
  timetable: (eventId: string, runId: string) => `/event/${eventId}/meeting-program/timetable/${runId}`,
  reports: (eventId: string) => `/event/${eventId}/reports`,
  statistics: (eventId: string) => `/event/${eventId}/statistics`,
  scanner: (eventId: string) => `/event/${eventId}/scanner`,
  setup: (eventId: string, section?: SetupSection) =>
    section ? `/event/${eventId}/setup/${section}` : `/event/${eventId}/setup`,
  imports: (eventId: string, kind?: ImportSubject) =>
    kind ? `/event/${eventId}/imports/${kind}` : `/event/${eventId}/imports`,
  applications: (eventId: string) => `/event/${eventId}/applications`,
  announcements: (eventId: string) => `/event/${eventId}/announcements`,
  apiAccess: (eventId: string, section?: 'webhooks') =>
    section ? `/event/${eventId}/api/${section}` : `/event/${eventId}/api`,
  webhook: (eventId: string, webhookId: string) => `/event/${eventId}/api/webhooks/${webhookId}`,
  messageReports: (eventId: string) => `/event/${eventId}/message-reports`,
  eventStaff: (eventId: string) => `/event/${eventId}/staff`,
  auditLog: (eventId: string) => `/event/${eventId}/audit-log`,
  mailLog: (eventId: string) => `/event/${eventId}/mail-log`,
} as const;

/** Paths below this fragment are open without a login: the QR code of a badge leads there. */
export const openWithoutLogin = 'attendees/verify-code/';
