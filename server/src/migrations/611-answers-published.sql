-- Programs that follow attendees are told of changed answers too.

-- migrate:up
DROP TRIGGER attendees_publish_changed ON attendees;
CREATE TRIGGER attendees_publish_changed
  AFTER UPDATE OF user_id, company_id, category, status, first_name, last_name, job_title, organization, introduction, country, avatar, cover,
    phone, invite_code, by_invitation, checked_in_at, answers ON attendees
  FOR EACH ROW WHEN ((OLD.user_id, OLD.company_id, OLD.category, OLD.status, OLD.first_name, OLD.last_name, OLD.job_title, OLD.organization,
      OLD.introduction, OLD.country, OLD.avatar, OLD.cover, OLD.phone, OLD.invite_code, OLD.by_invitation, OLD.checked_in_at, OLD.answers)
    IS DISTINCT FROM (NEW.user_id, NEW.company_id, NEW.category, NEW.status, NEW.first_name, NEW.last_name, NEW.job_title, NEW.organization,
      NEW.introduction, NEW.country, NEW.avatar, NEW.cover, NEW.phone, NEW.invite_code, NEW.by_invitation, NEW.checked_in_at, NEW.answers))
  EXECUTE FUNCTION publish_changed_row('ATTENDEE_CHANGED');

-- migrate:down
DROP TRIGGER attendees_publish_changed ON attendees;
CREATE TRIGGER attendees_publish_changed
  AFTER UPDATE OF user_id, company_id, category, status, first_name, last_name, job_title, organization, introduction, country, avatar, cover,
    phone, invite_code, by_invitation, checked_in_at ON attendees
  FOR EACH ROW WHEN ((OLD.user_id, OLD.company_id, OLD.category, OLD.status, OLD.first_name, OLD.last_name, OLD.job_title, OLD.organization,
      OLD.introduction, OLD.country, OLD.avatar, OLD.cover, OLD.phone, OLD.invite_code, OLD.by_invitation, OLD.checked_in_at)
    IS DISTINCT FROM (NEW.user_id, NEW.company_id, NEW.category, NEW.status, NEW.first_name, NEW.last_name, NEW.job_title, NEW.organization,
      NEW.introduction, NEW.country, NEW.avatar, NEW.cover, NEW.phone, NEW.invite_code, NEW.by_invitation, NEW.checked_in_at))
  EXECUTE FUNCTION publish_changed_row('ATTENDEE_CHANGED');
