import { newId } from '../../core/db/ids';
import { defineModule } from '../../core/module';
import { copyEventFields } from '../event-fields/index';
import { eventCopied } from '../events/index';
import { GroupEntity } from './group.entity';
import { copyGroups, groupsOfEvent } from './group.queries';
import { GroupResolver } from './group.resolver';
import { getGroup } from './group.service';

export const groupsModule = defineModule({
  name: 'groups',
  entities: [GroupEntity],
  reads: ['attendee_counts', 'attendees', 'conversation_members', 'match_showings', 'meetings'],
  resolvers: [GroupResolver],
  nodes: { AttendeeGroup: getGroup },
  hooks: [
    // The groups of an event and their rules go with its copy, and so do its fields, which name groups.
    eventCopied.on(async (ctx, { eventId, copyId }) => {
      const originalIds = (await groupsOfEvent(ctx, { eventId })).map(({ id }) => id);
      const ids = originalIds.map(newId);
      const groups = { eventId, copyId, groupIds: ids, originalGroupIds: originalIds };
      const fields = await copyEventFields(ctx, groups);
      await copyGroups(ctx, { eventId, copyId, ids, originalIds, ...fields });
    }),
  ],
});
