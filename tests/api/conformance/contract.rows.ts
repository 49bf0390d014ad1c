/**
 * The contract of `/v1`, row by row: method and path, callers, whether it takes forms and creates, input
 * (`key?` may be left out, `?key` is in the query), output, and the equivalent fields of the schema.
 * `list`, as `create`, is how the specification can be read too. Written from the contract, not from the rows: where the two differ, a row is wrong.
 */
export const ROWS = `
POST /auth/login | public | | email password device? | user:User access_token:text | login
POST /auth/logout | any | | | success:true | logout
POST /auth/register | public | form 201 | event_id email password first_name last_name job_title? organization? country? phone? avatar? fields? | user:User access_token:text profile:OwnProfile | register
POST /auth/create-account | public | 201 | email password displayName | user:User access_token:text | createAccount
GET /auth/me | any | | | user:User | me
POST /auth/request-otp | public | | email | success:true | requestOtp
POST /auth/verify-otp | public | | email otp | reset_token:text | verifyOtp
POST /auth/update-password | public | | reset_token? current_password? password | user:User access_token:text | updatePassword
GET /auth/event-profile/{id} | attendee | | | profile:OwnProfile bookmarks:[id] | eventProfile
POST /auth/join/{eventId} | attendee | form | PROFILE | profile:OwnProfile | joinEvent
POST /auth/verify-code | public | | code | event:Event newUser:bool email:text first_name:text last_name:text | verifyInviteCode
POST /auth/set-password | public | | code password | user:User access_token:text | setPassword
GET /events | any | | ?search ?status PAGE | events:[Event] PAGE | events
GET /events/list | any | | ?search ?status PAGE | events:[Event] PAGE | events
POST /events | managers | form 201 | EVENT title from_date to_date | event:Event | createEvent
POST /events/create | managers | form 201 | EVENT title from_date to_date | event:Event | createEvent
PUT /events/{id} | managers | form | EVENT title? from_date? to_date? | event:Event | updateEvent
GET /events/{id} | confirmed, staff | | | event:Event | event
GET /events/details/{id} | confirmed, staff | | | event:Event counts:Counts | event
GET /events/join/{id} | any | | | event:Event profile:OwnProfile? | joinInfo
PUT /events/join/profile | attendee | form | event_id PROFILE | profile:OwnProfile | updateProfile
GET /events/info/{id}/{code} | public | | | event:Event newUser:bool first_name:text last_name:text | verifyInviteCode
POST /sponsors/get/{event_id}/{offset}/{pageSize} | confirmed, staff | | kind? search? sectors? country? tier? | sponsors:[Company] PAGE | companies
GET /sponsors/{id} | confirmed, staff | | | sponsor:Company or sponsors:[Company] | company companies
POST /sponsors | managers | form 201 | event_id kind name COMPANY | sponsor:Company | createCompany
POST /sponsors/create | managers | form 201 | event_id kind name COMPANY | sponsor:Company | createCompany
PUT /sponsors/{id} | managers | form | kind? name? COMPANY | sponsor:Company | updateCompany
DELETE /sponsors/{id} | managers | | | success:true | deleteCompany
GET /sponsors/details/{id} | confirmed, staff | | | sponsor:CompanyDetails | company
POST /sponsors/import | managers | form | event_id file dry_run? partial? | ...ImportResult | importCompanies
GET /activities/{id} | confirmed, staff | | | activity:Activity or activities:[Activity] | activity activities
GET /activities/{event_id}/{date} | confirmed, staff | | | activities:[Activity] | activities
POST /activities | managers | 201 | event_id title from_date to_date ACTIVITY | activity:Activity | createActivity
POST /activities/create | managers | 201 | event_id title from_date to_date ACTIVITY | activity:Activity | createActivity
PUT /activities/{id} | managers | | title? from_date? to_date? ACTIVITY | activity:Activity | updateActivity
DELETE /activities/{id} | managers | | | success:true | deleteActivity
GET /activities/pod/{event_id}/{booth_id} | confirmed, staff | | | activities:[Activity] meetings:[Meeting/Busy] | podActivities
DELETE /activities/remove-activity/{id} | managers | | | success:true | removePodActivity
PUT /activities/update-activity/{activity_id} | managers | | from_date? to_date? booth_id? | activity:Activity or meeting:Meeting | updatePodActivity
GET /activities/meetings/{event_id}/{connection_id} | confirmed | | | meetings:[Meeting] slots:[Slot] | meetingOptions
POST /activities/request-meeting/{event_id} | confirmed | 201 | attendee_id from_date to_date? booth_id? message? | meeting:Meeting | requestMeeting
GET /booths/{id} | confirmed, staff | | | booth:Booth or booths:[Booth] | pod pods
POST /booths | managers | 201 | event_id name location? bookable? sponsor_id? company? | booth:Booth | createPod
POST /booths/create | managers | 201 | event_id name location? bookable? sponsor_id? company? | booth:Booth | createPod
PUT /booths/{id} | managers | | name? location? bookable? sponsor_id? company? | booth:Booth | updatePod
DELETE /booths/{id} | managers | | ?force | success:true | deletePod
POST /attendees/get/{event_id}/{offset}/{pageSize} | confirmed, staff | | FILTERS | attendees:[Attendee] PAGE | attendees
POST /attendees/speakers/{event_id}/{offset}/{pageSize} | confirmed, staff | | FILTERS | speakers:[Attendee] PAGE | attendees
POST /attendees/investors/{event_id}/{offset}/{pageSize} | confirmed, staff | | FILTERS | investors:[Attendee] PAGE | attendees
GET /attendees/{id} | confirmed, staff | | | attendee:Attendee or attendees:[Attendee] | attendee attendees
POST /attendees | managers | form 201 | event_id email first_name last_name PROFILE category? sponsor_id? send_invite? | attendee:Attendee | createAttendee
POST /attendees/create | managers | form 201 | event_id email first_name last_name PROFILE category? sponsor_id? send_invite? | attendee:Attendee | createAttendee
PUT /attendees/{id} | managers | form | email? PROFILE category? sponsor_id? | attendee:Attendee | updateAttendee
POST /attendees/import | managers | form | event_id file dry_run? partial? send_invites? | ...ImportResult | importAttendees
DELETE /attendees/{id} | managers | | | success:true | deleteAttendee
GET /attendees/{eventId}/matches | confirmed | | | matches:[Match] | matches
GET /attendees/{eventId}/matches/{limit} | confirmed | | | matches:[Match] | matches
GET /attendees/{eventId}/bookmarked | confirmed | | | attendees:[Attendee] | bookmarks
GET /attendees/{eventId}/bookmarked/{limit} | confirmed | | | attendees:[Attendee] | bookmarks
POST /attendees/{event_id}/new-bookmark | confirmed | | attendee_id bookmarked? | bookmarked:bool bookmarks:[id] | setBookmark
GET /attendees/details/{id} | confirmed, staff | | | attendee:Attendee meetings:[Meeting] match:Fit? | attendee
GET /attendees/{event_id}/chat/{id} | confirmed | | ?before ?after ?limit | messages:[Message] attendee:Attendee unread:int | conversation
POST /attendees/message/{id} | confirmed | 201 | message client_id? | message:Message | sendMessage
GET /attendees/reminder/{id} | managers | | | success:true sent_at:time | sendInvitationReminder
GET /attendees/verify-code/{code} | public | | | valid:bool attendee:Badge event:Titled status:INVITED|CONFIRMED checked_in_at:time? | verifyEntryCode
POST /attendees/verify-code/{code} | managers | | gate? direction? client_id? | outcome:text repeated:bool attendee:Brief? check_in:Entry? | checkIn
GET /faqs/{id} | confirmed, staff | | | faq:Faq or faqs:[Faq] | faq faqs
POST /faqs | managers | 201 | event_id question answer category? position? | faq:Faq | createFaq
PUT /faqs/{id} | managers | | question? answer? category? position? | faq:Faq | updateFaq
DELETE /faqs/{id} | managers | | | success:true | deleteFaq
GET /users | managers | | ?search ?role PAGE | users:[User] PAGE | users
GET /users/list | managers | | ?search ?role PAGE | users:[User] PAGE | users
POST /users | managers | 201 | email displayName role password? | user:User | createUser
PUT /users/{id} | managers | | displayName? role? disabled? password? | user:User | updateUser
DELETE /users/{id} | managers | | | success:true | deleteUser
GET /meetings/{id} | confirmed, staff | | | meeting:Meeting or meetings:[Meeting] | meeting meetings
POST /meetings/{id} | confirmed | | action | meeting:Meeting | respondToMeeting
POST /reports/{event_id} | report readers | | type? from_date? to_date? search? status? offset? pageSize? format? | columns:[Column] rows:[{cell}] total:int | report
GET /reports/statistics/{id} | report readers | | | statistics:Statistics | eventStatistics
POST /reports/attendees/{event_id} | report readers | | query? FILTERS offset? pageSize? format? | attendees:[ReportedAttendee] PAGE | attendeeReport
`;
