-- When people are reminded of their invitation by themselves, and how often they were.

-- migrate:up
ALTER TABLE invitation_plans ADD COLUMN reminder_days int[] NOT NULL DEFAULT '{}'
  CONSTRAINT invitation_plans_reminder_days_check CHECK (
    cardinality(reminder_days) <= 2 AND 1 <= ALL (reminder_days) AND 60 >= ALL (reminder_days)
    AND coalesce(reminder_days[1] < reminder_days[2], true));
ALTER TABLE attendees ADD COLUMN invitation_reminders int NOT NULL DEFAULT 0
  CONSTRAINT attendees_invitation_reminders_check CHECK (invitation_reminders BETWEEN 0 AND 2);

-- migrate:down
ALTER TABLE attendees DROP COLUMN invitation_reminders;
ALTER TABLE invitation_plans DROP COLUMN reminder_days;
