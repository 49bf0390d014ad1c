/** Whom an operation is for, in the words of the contract. */
export type For =
  'public' | 'any' | 'attendee' | 'confirmed' | 'confirmed, staff' | 'managers' | 'report readers';

/** One operation of the contract of `/v1`. */
export interface Promised {
  method: string;
  path: string;
  who: For;
  /** Takes forms as well as JSON. */
  form: boolean;
  status: number;
}

/** As the contract writes it: method, path, whom for, and what is special about it. */
const CONTRACT = `
POST /auth/login | public
POST /auth/logout | any
POST /auth/register | public | form 201
POST /auth/create-account | public | 201
GET /auth/me | any
POST /auth/request-otp | public
POST /auth/verify-otp | public
POST /auth/update-password | public
GET /auth/event-profile/{id} | attendee
POST /auth/join/{eventId} | attendee | form
POST /auth/verify-code | public
POST /auth/set-password | public
GET /events | any
POST /events | managers | form 201
POST /events/create | managers | form 201
PUT /events/{id} | managers | form
GET /events/{id} | confirmed, staff
GET /events/details/{id} | confirmed, staff
GET /events/join/{id} | any
PUT /events/join/profile | attendee | form
GET /events/info/{id}/{code} | public
POST /sponsors/get/{event_id}/{offset}/{pageSize} | confirmed, staff
GET /sponsors/{id} | confirmed, staff
POST /sponsors | managers | form 201
POST /sponsors/create | managers | form 201
PUT /sponsors/{id} | managers | form
DELETE /sponsors/{id} | managers
GET /sponsors/details/{id} | confirmed, staff
POST /sponsors/import | managers | form
GET /activities/{id} | confirmed, staff
GET /activities/{event_id}/{date} | confirmed, staff
POST /activities | managers | 201
POST /activities/create | managers | 201
PUT /activities/{id} | managers
DELETE /activities/{id} | managers
GET /activities/pod/{event_id}/{booth_id} | confirmed, staff
DELETE /activities/remove-activity/{id} | managers
PUT /activities/update-activity/{activity_id} | managers
GET /activities/meetings/{event_id}/{connection_id} | confirmed
POST /activities/request-meeting/{event_id} | confirmed | 201
GET /booths/{id} | confirmed, staff
POST /booths | managers | 201
POST /booths/create | managers | 201
PUT /booths/{id} | managers
DELETE /booths/{id} | managers
POST /attendees/get/{event_id}/{offset}/{pageSize} | confirmed, staff
POST /attendees/speakers/{event_id}/{offset}/{pageSize} | confirmed, staff
POST /attendees/investors/{event_id}/{offset}/{pageSize} | confirmed, staff
GET /attendees/{id} | confirmed, staff
POST /attendees | managers | form 201
POST /attendees/create | managers | form 201
PUT /attendees/{id} | managers | form
POST /attendees/import | managers | form
DELETE /attendees/{id} | managers
GET /attendees/{eventId}/matches | confirmed
GET /attendees/{eventId}/matches/{limit} | confirmed
GET /attendees/{eventId}/bookmarked | confirmed
GET /attendees/{eventId}/bookmarked/{limit} | confirmed
POST /attendees/{event_id}/new-bookmark | confirmed
GET /attendees/details/{id} | confirmed, staff
GET /attendees/{event_id}/chat/{id} | confirmed
POST /attendees/message/{id} | confirmed | 201
GET /attendees/reminder/{id} | managers
GET /attendees/verify-code/{code} | public
POST /attendees/verify-code/{code} | managers
GET /faqs/{id} | confirmed, staff
POST /faqs | managers | 201
PUT /faqs/{id} | managers
DELETE /faqs/{id} | managers
GET /users | managers
POST /users | managers | 201
PUT /users/{id} | managers
DELETE /users/{id} | managers
GET /meetings/{id} | confirmed, staff
POST /meetings/{id} | confirmed
POST /reports/{event_id} | report readers
GET /reports/statistics/{id} | report readers
POST /reports/attendees/{event_id} | report readers
`;

/** A path by its shape: rows call their parameters what they like. */
export const shapeOf = (path: string): string => path.replace(/:\w+|\{\w+\}/g, '{}');

/** `get /events/{}` */
export const keyOf = (method: string, path: string): string => `${method.toLowerCase()} ${shapeOf(path)}`;

export const promised: readonly Promised[] = CONTRACT.trim()
  .split('\n')
  .map((line) => {
    const [operation = '', who = '', notes = ''] = line.split(' | ');
    const [method = '', path = ''] = operation.split(' ');
    return {
      method: method.toLowerCase(),
      path,
      who: who as For,
      form: notes.includes('form'),
      status: notes.includes('201') ? 201 : 200,
    };
  });
