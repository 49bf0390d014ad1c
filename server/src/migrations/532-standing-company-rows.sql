-- Nothing of companies is added to an attendee who was removed, however many servers race.

-- migrate:up
CREATE TRIGGER company_visits_attendees_stand BEFORE INSERT ON company_visits
  FOR EACH ROW EXECUTE FUNCTION attendees_stand('attendee_id');
CREATE TRIGGER company_invitations_attendees_stand BEFORE INSERT ON company_invitations
  FOR EACH ROW EXECUTE FUNCTION attendees_stand('attendee_id');
CREATE TRIGGER company_requests_attendees_stand BEFORE INSERT ON company_requests
  FOR EACH ROW EXECUTE FUNCTION attendees_stand('sender_id');
CREATE TRIGGER company_request_declines_attendees_stand BEFORE INSERT ON company_request_declines
  FOR EACH ROW EXECUTE FUNCTION attendees_stand('attendee_id');

-- migrate:down
DROP TRIGGER company_request_declines_attendees_stand ON company_request_declines;
DROP TRIGGER company_requests_attendees_stand ON company_requests;
DROP TRIGGER company_invitations_attendees_stand ON company_invitations;
DROP TRIGGER company_visits_attendees_stand ON company_visits;
