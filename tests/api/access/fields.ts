import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  parse,
  print,
  visit,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Viewer } from '../operations/scene';

/** Everybody of the table of operations, and the host whose values they are. */
export type Reader = Viewer | 'host';

const PEOPLE: Reader[] = ['host', 'participant'];
const MANAGERS: Reader[] = ['ADMIN', 'SUPERVISOR', 'MANAGER'];
const STAFF: Reader[] = [...MANAGERS, 'EXECUTIVE'];
const OWNER_AND_STAFF: Reader[] = ['host', ...STAFF];

/** The readers of values, by any path; fields are `Type.field` of the schema. */
export const fieldGroups = {
  meetingWords: { fields: ['Meeting.note', 'Meeting.reason'], readers: PEOPLE },
  companyRequestNote: { fields: ['CompanyMeetingRequest.note'], readers: PEOPLE },
  email: { fields: ['Attendee.email', 'User.email', 'Mail.recipient'], readers: OWNER_AND_STAFF },
  phone: { fields: ['Attendee.phone'], readers: OWNER_AND_STAFF },
  inviteCode: { fields: ['Attendee.inviteCode'], readers: OWNER_AND_STAFF },
  logValues: {
    fields: ['AuditEntry.before', 'AuditEntry.after', 'AuditEntry.subjectName'],
    readers: MANAGERS,
  },
  mailText: { fields: ['Mail.subject', 'Mail.text', 'Mail.html', 'Mail.error'], readers: MANAGERS },
  mailedSecret: { fields: ['Mail.text', 'Mail.html'], readers: [] },
  message: { fields: ['Message.text'], readers: PEOPLE },
  reportedMessage: { fields: ['Message.text', 'MessageReport.text'], readers: [...PEOPLE, ...MANAGERS] },
  report: { fields: ['MessageReport.reason', 'MessageReport.decisionNote'], readers: MANAGERS },
  checkIn: { fields: ['CheckIn.gate', 'CheckIn.recordedBy', 'CheckIn.clientId'], readers: STAFF },
  sessionComment: { fields: ['SessionComment.comment', 'SessionRating.comment'], readers: OWNER_AND_STAFF },
  busyTime: { fields: ['OwnBusyTime.note'], readers: ['host'] },
  lead: {
    fields: ['Lead.note', 'LeadAnswer.values', 'LeadContact.email', 'LeadContact.phone'],
    readers: ['host'],
  },
  device: {
    fields: ['Session.device', 'SecurityEvent.device', 'SecurityEvent.address'],
    readers: ['host', ...MANAGERS],
  },
} satisfies Record<string, { fields: string[]; readers: Reader[] }>;

export type GroupName = keyof typeof fieldGroups;

/** Texts of types that carry such values, and what makes them open to everybody who sees their object. */
export const OPEN = {
  'public profile': [
    'Attendee.avatar',
    'Attendee.avatarUrl',
    'Attendee.cover',
    'Attendee.coverUrl',
    'Attendee.firstName',
    'Attendee.introduction',
    'Attendee.jobTitle',
    'Attendee.lastName',
    'Attendee.organization',
    'Attendee.sharedInterests',
  ],
  'public, of a company': ['Company.email', 'Company.phone'],
  'of those who have exchanged it with the viewer': ['Contact.email', 'Contact.phone'],
  'of the demo, which has no people': ['DemoLogin.email'],
  'no value of a person': ['GateCount.gate', 'GateTally.gate', 'AuditEntry.action', 'Mail.template'],
  'masked, for those who have the code': ['Invitation.email'],
  'staff, who answer for what they change': ['AuditEntry.actorName'],
  'names and place, for those who see the meeting': ['Meeting.calendar'],
  'made by a device, without a meaning': ['Message.clientId'],
  'staff, who answer for what they decide': ['MessageReport.resolverName'],
  'for the owner and staff, as the whole application is': ['Application.reason'],
  'one of a few words': [
    'ScheduleRunChangeCount.reason',
    'ScheduleRunMeeting.reason',
    'SecurityEvent.reason',
  ],
  'for oneself and managers, as the user is': ['User.avatar', 'User.avatarUrl', 'User.displayName'],
};

const TEXTS = /^(String|EmailAddress|JSONObject|URL)$/;
const NAMES =
  /^(note|decisionNote|reason|email|phone|inviteCode|before|after|html|comment|recipient|device|gate)$/;

/** Fields with those names, and all texts of the types that have a field in a group. */
export const fieldsToClassify = (schema: GraphQLSchema): string[] => {
  const types = new Set(
    Object.values(fieldGroups).flatMap(({ fields }) => fields.map((field) => field.split('.')[0])),
  );
  return outputTypes(schema).flatMap((type) =>
    Object.values(type.getFields())
      .filter(
        ({ name, type: of }) =>
          TEXTS.test(getNamedType(of).name) && (types.has(type.name) || NAMES.test(name)),
      )
      .map(({ name }) => `${type.name}.${name}`),
  );
};

const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);

const outputTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType =>
      isObjectType(type) &&
      !type.name.startsWith('__') &&
      !ROOTS.has(type.name) &&
      !type.name.endsWith('Payload'),
  );

/** A field, or the type of an interface, with what is asked of it; a leaf has no parts. */
interface Part {
  name: string;
  parts: Part[];
}

/** Types on one way: longer ways pass the same resolvers as shorter ones. */
const MAX_TYPES = 4;
const wanted = new Set(Object.values(fieldGroups).flatMap(({ fields }): readonly string[] => fields));

/** All ways from a type to the fields of the groups, no type twice on a way. */
const waysFrom = (schema: GraphQLSchema, type: GraphQLNamedType, passed: readonly string[] = []): Part[] => {
  if (passed.includes(type.name) || passed.length >= MAX_TYPES) return [];
  const here = [...passed, type.name];
  if (isInterfaceType(type))
    return schema
      .getPossibleTypes(type)
      .map((of) => ({ name: `... on ${of.name}`, parts: waysFrom(schema, of, here) }))
      .filter(({ parts }) => parts.length > 0);
  if (!isObjectType(type)) return [];
  return (
    Object.values(type.getFields())
      // The edges of a page have its nodes once more.
      .filter(({ name, args }) => name !== 'edges' && !args.some(isRequiredArgument))
      .flatMap((field): Part[] => {
        const of = getNamedType(field.type);
        if (isLeafType(of))
          return wanted.has(`${type.name}.${field.name}`) ? [{ name: field.name, parts: [] }] : [];
        const parts = waysFrom(schema, of, here);
        return parts.length > 0 ? [{ name: field.name, parts }] : [];
      })
  );
};

const textOf = (parts: readonly Part[]): string =>
  parts.map(({ name, parts: inner }) => (inner.length > 0 ? `${name} { ${textOf(inner)} }` : name)).join(' ');

/** As many documents as branches, each with the leaves of one object: with all of them at once, a document would exceed the limits. */
const branches = (parts: readonly Part[]): Part[][] => {
  const leaves = parts.filter(({ parts: inner }) => inner.length === 0);
  const ways = parts.flatMap(({ name, parts: inner }) =>
    branches(inner).map((branch) => [{ name, parts: branch }]),
  );
  return leaves.length > 0 ? [leaves, ...ways] : ways;
};

/** Documents that ask a query, as its row of the table asks it, for all fields of the groups that can be reached from it. */
export const documentsTo = (schema: GraphQLSchema, query: string, document: string): string[] => {
  const field = schema.getQueryType()?.getFields()[query];
  if (!field) return [];
  return branches(waysFrom(schema, getNamedType(field.type))).map((branch) =>
    askingFor(textOf(branch), query, document),
  );
};

/** A document of a query that asks for something else of it. */
export const askingFor = (fields: string, query: string, document: string): string => {
  const [operation] = parse(`{ ${fields} }`).definitions;
  const selectionSet = operation && 'selectionSet' in operation ? operation.selectionSet : undefined;
  return print(
    visit(parse(document), {
      // On leaving, so that what is put in is not visited too: a field in it may be called like the query.
      Field: {
        leave: (node) => (node.name.value === query && selectionSet ? { ...node, selectionSet } : undefined),
      },
    }),
  );
};
