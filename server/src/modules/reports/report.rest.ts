import { z } from 'zod';
import type { FileContent } from '../../core/graphql/file-content';
import { FileResponse } from '../../core/rest/file-response';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id, offset, pageOf, pageSize, termsByGroup, wallClockTime } from '../../core/rest/shapes';
import { fromWallClock, toWallClock } from '../../core/rest/wall-clock';
import { shown, view, type Viewed } from '../../core/rest/view';
import { AttendeeCategory, AttendeeStatus, attendeeView, AttendeeSort } from '../attendees/index';
import type { Zoned } from '../events/index';
import { FileFormat, ReportColumnKind, ReportType } from './report.types';

const tag = 'reports';
const FILES = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];
const FILE = 'file(format: $format) @include(if: $asFile) { name contentType content }';

interface FileData {
  file: { name: string; contentType: string; content: FileContent };
}

const answerWith = ({ file: { name, contentType, content } }: FileData) =>
  new FileResponse(name, contentType, content);

const types = {
  attendees: ReportType.ATTENDEES,
  meetings: ReportType.MEETINGS,
  checkins: ReportType.CHECK_INS,
  companies: ReportType.COMPANIES,
  pods: ReportType.PODS,
} as const;
const typeNames = ['attendees', 'meetings', 'checkins', 'companies', 'pods'] as const;
const format = () =>
  z
    .enum(['json', 'csv', 'xlsx'])
    .default('json')
    .meta({ description: 'As a file it has all rows, whatever the page.' });

const formatVariables = (name: 'json' | 'csv' | 'xlsx') => ({
  asFile: name !== 'json',
  format: name === 'xlsx' ? FileFormat.XLSX : FileFormat.CSV,
});

type Cell = string | number | boolean | null;

interface ReportData {
  report: Zoned &
    Partial<FileData> & {
      columns: { name: string; title: string; kind: ReportColumnKind }[];
      nodes: { cells: Cell[] }[];
      totalCount: number;
    };
}

const presentReport = ({ event, columns, nodes, totalCount }: ReportData['report']) => {
  const cellOf = (value: Cell, kind: ReportColumnKind): Cell =>
    kind === ReportColumnKind.TIME && typeof value === 'string' ? toWallClock(value, event.timezone) : value;
  return {
    columns,
    rows: nodes.map(({ cells }) =>
      Object.fromEntries(columns.map(({ name, kind }, index) => [name, cellOf(cells[index] ?? null, kind)])),
    ),
    total: totalCount,
  };
};

const reportRow = defineRow({
  method: 'post',
  paths: ['/reports/:event_id'],
  access: 'report readers',
  summary: 'A report of an event: a page of its rows, or all of them as a file.',
  tag,
  params: z.object({ event_id: id() }),
  body: z.object({
    type: z.enum(typeNames).default('attendees'),
    from_date: wallClockTime().nullish(),
    to_date: wallClockTime().nullish(),
    search: z.string().nullish(),
    status: z.string().nullish(),
    offset: offset().default(0),
    pageSize: pageSize().default(20),
    format: format(),
  }),
  lookup: {
    document: 'query Zone($id: ID!) { event(id: $id) { timezone } }',
    variables: ({ params }) => ({ id: params.event_id }),
  },
  operations: [
    {
      document: `query Report(
        $eventId: ID!, $type: ReportType!, $filter: ReportFilter, $first: Int!, $offset: Int, $format: FileFormat!, $asFile: Boolean!
      ) {
        report(eventId: $eventId, type: $type, filter: $filter, first: $first, offset: $offset) {
          event { timezone }
          columns @skip(if: $asFile) { name title kind }
          nodes @skip(if: $asFile) { cells }
          totalCount @skip(if: $asFile)
          ${FILE}
        }
      }`,
      variables: ({ params, body }, { event: { timezone } }: Zoned) => ({
        ...formatVariables(body.format),
        eventId: params.event_id,
        type: types[body.type],
        offset: body.offset,
        first: body.pageSize,
        filter: {
          from: body.from_date && fromWallClock(body.from_date, timezone),
          to: body.to_date && fromWallClock(body.to_date, timezone),
          search: body.search,
          status: body.status || null,
        },
      }),
      shape: ({ report }: ReportData) =>
        report.file ? answerWith({ file: report.file }) : presentReport(report),
    },
  ],
  response: z.object({
    columns: z.array(z.object({ name: z.string(), title: z.string(), kind: z.enum(ReportColumnKind) })),
    rows: z
      .array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])))
      .meta({ description: 'Values by the name of the column; times are the wall clock of the event.' }),
    total: z.number().int().meta({ description: 'How many there are on all pages.' }),
  }),
  files: FILES,
  fields: { from: 'from_date', to: 'to_date' },
});

interface Activity {
  activity: { meetings: number; messages: number; bookmarks: number };
  checkedInAt: string | null;
}

const activeView = view({
  ...attendeeView.keys,
  activity: shown(
    'activity { meetings messages bookmarks }',
    z
      .object({
        meetings: z.number().int(),
        messages: z.number().int(),
        bookmarks: z.number().int(),
        checked_in: z.boolean(),
      })
      .meta({
        description:
          'Meetings agreed on, messages written, attendees bookmarked, and whether one has entered.',
      }),
    ({ activity, checkedInAt }: Activity) => ({ ...activity, checked_in: checkedInAt !== null }),
  ),
});

interface AttendeeReportData {
  attendeeReport: Zoned & Partial<FileData> & { nodes: Viewed<typeof activeView>[]; totalCount: number };
}

const attendeesRow = defineRow({
  method: 'post',
  paths: ['/reports/attendees/:event_id'],
  access: 'report readers',
  summary: 'Attendees with what they did: a page of them, or all as a file.',
  tag,
  params: z.object({ event_id: id() }),
  body: z.object({
    query: z.string().nullish(),
    search: z.string().nullish().meta({ description: 'As `query`; with both, both have to be found.' }),
    countries: z.array(z.string()).nullish(),
    interests: termsByGroup().nullish(),
    category: z.enum(AttendeeCategory).nullish(),
    organization: z.string().nullish(),
    bookmarked: z.boolean().nullish().meta({ description: 'By the viewer; readers of reports have none.' }),
    sort: z.enum(AttendeeSort).nullish(),
    status: z.enum(AttendeeStatus).nullish(),
    checked_in: z.boolean().nullish(),
    offset: offset().default(0),
    pageSize: pageSize().default(20),
    format: format(),
  }),
  operations: [
    {
      document: `query AttendeeReport(
        $eventId: ID!, $query: String, $filter: AttendeeFilter, $sort: AttendeeSort!, $first: Int!, $offset: Int, $format: FileFormat!, $asFile: Boolean!
      ) {
        attendeeReport(eventId: $eventId, query: $query, filter: $filter, sort: $sort, first: $first, offset: $offset) {
          event { timezone }
          nodes @skip(if: $asFile) { ${activeView.fields} }
          totalCount @skip(if: $asFile)
          ${FILE}
        }
      }`,
      variables: ({ params, body }) => ({
        ...formatVariables(body.format),
        eventId: params.event_id,
        query: body.query,
        sort: body.sort ?? AttendeeSort.NAME,
        offset: body.offset,
        first: body.pageSize,
        filter: {
          search: body.search,
          bookmarked: body.bookmarked,
          countries: body.countries,
          category: body.category,
          organization: body.organization,
          status: body.status,
          checkedIn: body.checked_in,
          interestsByGroup:
            body.interests && Object.entries(body.interests).map(([group, terms]) => ({ group, terms })),
        },
      }),
      shape: ({ attendeeReport: { file, event, nodes, totalCount } }: AttendeeReportData, { body }) =>
        file
          ? answerWith({ file })
          : {
              attendees: nodes.map((attendee) => activeView.present(attendee, event.timezone)),
              total: totalCount,
              offset: body.offset,
              pageSize: body.pageSize,
            },
    },
  ],
  response: pageOf('attendees', activeView.shape),
  files: FILES,
  fields: { interestsByGroup: 'interests' },
});

const downloadRow = defineRow({
  method: 'get',
  paths: ['/exports/:token'],
  access: 'public',
  summary: 'A file by the address that GraphQL gave for it; once, within 5 minutes.',
  tag,
  params: z.object({ token: z.string() }),
  operations: [
    {
      document: `query ExportedFile($token: String!) { file: exportedFile(token: $token) { name contentType content } }`,
      variables: ({ params }) => ({ token: params.token }),
      shape: (data: FileData) => answerWith(data),
    },
  ],
  response: z.never(),
  files: FILES,
});

export const reportRows: RestRow[] = [reportRow, attendeesRow, downloadRow];
