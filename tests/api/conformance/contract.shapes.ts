/**
 * The shapes of the contract, each key with its type: `text?` may be null, `[X]` is a list, `{X}` an object of X by names
 * that are data, `A|B` one of these words, `X/Y` one of two shapes, `...X` the keys of X. A key with `?` is absent for some.
 */
const SHAPES = `
PAGE = total:int offset:int pageSize:int
User = _id:id role:ATTENDEE|ADMIN|SUPERVISOR|EXECUTIVE|MANAGER displayName:text email:text avatar:text? disabled:bool created_at:time last_login_at:time?
Event = _id:id title:text tagline:text? description:text? venue:text? city:text? country:text? timezone:text from_date:time to_date:time cover:text? logo:text? status:DRAFT|PUBLISHED|ARCHIVED registration:OPEN|APPROVAL|INVITE_ONLY|CLOSED interests:{[text]} interest_kinds:{TOPIC|SEEK|OFFER} slot_minutes:int gap_minutes:int meeting_hours:[Hours]
Hours = date:date from:clock to:clock
Brief = _id:id first_name:text last_name:text job_title:text? organization:text? country:text? avatar:text? category:ATTENDEE|SPEAKER|INVESTOR
Attendee = ...Brief event_id:id profile:text? interests:{[text]} cover:text? company:Employer? bookmarked:bool email:text? phone:text? invite_code:text? status:INVITED|CONFIRMED? checked_in_at:time?
OwnProfile = ...Attendee stage:INVITED|APPLIED|WAITLISTED|OFFERED|CONFIRMED|DECLINED|WITHDRAWN fields:{[text]}
Employer = _id:id name:text logo:text? kind:SPONSOR|EXHIBITOR|STARTUP|IT_EXPORTER
Company = _id:id event_id:id kind:SPONSOR|EXHIBITOR|STARTUP|IT_EXPORTER name:text tagline:text? description:text? logo:text? cover:text? website:text? email:text? phone:text? country:text? city:text? sectors:[text] tier:text? booths:[Booth]
CompanyDetails = ...Company team:[Brief]
Named = _id:id name:text
Titled = _id:id title:text
Booth = _id:id event_id:id name:text location:text? bookable:bool company:Named?
Activity = _id:id event_id:id kind:SESSION|BREAK|POD title:text description:text? from_date:time to_date:time location:text? track:text? booth:Named? speakers:[Brief] in_my_agenda:bool
Meeting = _id:id event_id:id status:PENDING|ACTIVE|REJECTED from_date:time to_date:time message?:text? booth:Named? participants:[Participant] closed_reason:DECLINED|CANCELLED|EXPIRED|REMOVED?
Participant = attendee_id:id attendee:Brief as:SENDER|RECEIVER
Busy = from_date:time to_date:time
Slot = from_date:time to_date:time booths:[Named]
Message = _id:id from:id to:id message:text sent_at:time read_at:time? sequence:int client_id:text
Faq = _id:id event_id:id question:text answer:text category:text? position:int
Match = attendee:Attendee score:number reasons:[text]
Fit = score:number reasons:[text]
Counts = attendees:int companies:{int} pods:int activities:int
Badge = first_name:text last_name:text organization:text? category:ATTENDEE|SPEAKER|INVESTOR avatar:text?
Entry = _id:id gate:text direction:IN|OUT at:time
ImportResult = committed:bool created:int updated:int unchanged:int errors:[ImportViolation]
ImportViolation = row:int column:text? message:text
Column = name:text title:text kind:text
ReportedAttendee = ...Attendee activity:Activeness
Activeness = meetings:int messages:int bookmarks:int checked_in:bool
Statistics = event_id:id totals:{int} attendees_by_status:[Tally] attendees_by_country:[Tally] attendees_by_category:[Tally] attendees_by_interest:[TermTally] check_ins_by_hour:[HourTally] meetings_by_status:[Tally] meetings_by_day:[DayTally] booth_use:[BoothUse] messages_by_day:[DayTally] top_bookmarked:[Bookmarked]
Tally = key:text? count:int
TermTally = group:text term:text count:int
HourTally = from_date:time count:int
DayTally = date:date count:int
BoothUse = _id:id name:text meetings:int share:number
Bookmarked = attendee:Brief count:int
`;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const isText = (value: unknown): value is string => typeof value === 'string';
const like = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);

const BASIC: Record<string, (value: unknown) => boolean> = {
  text: isText,
  id: like(UUID),
  time: like(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  date: like(/^\d{4}-\d\d-\d\d$/),
  clock: like(/^\d\d:\d\d$/),
  int: Number.isInteger,
  number: (value) => typeof value === 'number',
  bool: (value) => typeof value === 'boolean',
  true: (value) => value === true,
  cell: (value) => value === null || ['string', 'number', 'boolean'].includes(typeof value),
};

type Fields = [name: string, type: string][];

const fieldsOf = (text: string): Fields =>
  text
    .split(' ')
    .filter(Boolean)
    .flatMap((word): Fields => {
      if (!word.includes(':')) return shapes.get(word.replace('...', '')) ?? [];
      const at = word.indexOf(':');
      return [[word.slice(0, at), word.slice(at + 1)]];
    });

const shapes = new Map<string, Fields>();
for (const line of SHAPES.trim().split('\n')) {
  const [name = '', text = ''] = line.split(' = ');
  shapes.set(name, fieldsOf(text));
}

/** The shapes seen in answers: one that is promised and never sent proves nothing. */
export class Seen {
  private readonly places = new Map<string, boolean>();

  /** Notes that a list had something in it, or that what may be null was not. */
  note(place: string, filled: boolean): void {
    this.places.set(place, filled || this.places.get(place) === true);
  }

  /** The places that were always empty or null. */
  get missed(): string[] {
    return [...this.places].filter(([, filled]) => !filled).map(([place]) => place);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keyOf = (name: string): string => name.replace('?', '');
const isAlways = ([name]: Fields[number]): boolean => !name.endsWith('?');

/** Compares answers with the shapes of the contract, and tells every violation. */
export class ShapeCheck {
  readonly violations: string[] = [];

  constructor(private readonly seen: Seen) {}

  /** An answer; `gives` in the words of `contract.rows.ts`. */
  answer(gives: string, body: unknown): void {
    const [first = [], ...others] = gives.split(' or ').map(fieldsOf);
    const fits = others.find((fields) => isObject(body) && fields[0] && fields[0][0] in body);
    this.fields(fits ?? first, body, 'answer', '');
  }

  private fields(fields: Fields, value: unknown, shape: string, at: string): void {
    if (!isObject(value)) return void this.violations.push(`${at} is no ${shape}: ${JSON.stringify(value)}`);
    const names = fields.map(([name]) => keyOf(name));
    const keys = Object.keys(value);
    for (const [name] of fields.filter(isAlways))
      if (!keys.includes(name)) this.violations.push(`${at}.${name} is missing`);
    for (const name of keys) if (!names.includes(name)) this.violations.push(`${at}.${name} is not promised`);
    for (const [name, type] of fields.map(([key, of]) => [keyOf(key), of] as const))
      if (name in value) this.value(type, value[name], `${at}.${name}`, `${shape}.${name}`);
  }

  /** `place` is the same for all answers with this shape. */
  private value(type: string, value: unknown, at: string, place: string): void {
    if (type.endsWith('?')) {
      this.seen.note(place, value !== null);
      if (value !== null) this.value(type.slice(0, -1), value, at, place);
    } else if (type.startsWith('[')) this.list(type.slice(1, -1), value, at, place);
    else if (type.startsWith('{')) this.record(type.slice(1, -1), value, at, place);
    else if (type.includes('/')) this.either(type.split('/'), value, at);
    else if (shapes.has(type)) this.fields(shapes.get(type) ?? [], value, type, at);
    else if (!(BASIC[type]?.(value) ?? (isText(value) && type.split('|').includes(value))))
      this.violations.push(`${at} is no ${type}: ${JSON.stringify(value)}`);
  }

  private list(type: string, value: unknown, at: string, place: string): void {
    if (!Array.isArray(value)) return void this.violations.push(`${at} is no list`);
    this.seen.note(place, value.length > 0);
    value.forEach((item, index) => this.value(type, item, `${at}[${index}]`, `${place}[]`));
  }

  private record(type: string, value: unknown, at: string, place: string): void {
    if (!isObject(value)) return void this.violations.push(`${at} is no object`);
    this.seen.note(place, Object.keys(value).length > 0);
    for (const [key, item] of Object.entries(value)) this.value(type, item, `${at}.${key}`, `${place}{}`);
  }

  private either([one = '', other = '']: string[], value: unknown, at: string): void {
    const isOne = (shapes.get(one) ?? [])
      .filter(isAlways)
      .every(([name]) => isObject(value) && name in value);
    this.seen.note(`${at.replace(/\[\d+\]/g, '')}: ${one}`, isOne);
    this.seen.note(`${at.replace(/\[\d+\]/g, '')}: ${other}`, !isOne);
    this.value(isOne ? one : other, value, at, '');
  }
}
