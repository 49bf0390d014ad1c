import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id, succeeded, successShape, wallClockTime } from '../../core/rest/shapes';
import { toWallClockOrNull } from '../../core/rest/wall-clock';
import type { Zoned } from '../events/index';

/** Managers' rows about invitations. */
export const invitationRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/attendees/reminder/:id'],
    access: 'managers',
    summary: 'Mail the invitation again, once in 10 minutes.',
    tag: 'attendees',
    params: z.object({ id: id() }),
    document: `mutation Remind($input: SendInvitationReminderInput!) {
      sendInvitationReminder(input: $input) { attendee { invitedAt event { timezone } } }
    }`,
    variables: ({ params }) => ({ input: { attendeeId: params.id } }),
    shape: ({
      sendInvitationReminder: {
        attendee: { invitedAt, event },
      },
    }: {
      sendInvitationReminder: { attendee: Zoned & { invitedAt: string | null } };
    }) => ({ ...succeeded(), sent_at: toWallClockOrNull(invitedAt, event.timezone) }),
    response: successShape().extend({
      sent_at: wallClockTime()
        .nullable()
        .meta({ description: 'Null where the mail waits until the event is published.' }),
    }),
  }),
];
