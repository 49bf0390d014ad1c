import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useCan } from '../../../data/session/useCan';
import { Notice, Pending, Stack, useOverlay } from '../../../ui';
import { useGroupRules } from '../hooks/useGroupRules';
import type { Group } from '../lib/rules';
import { messages } from '../messages';
import { GroupTable } from './GroupTable';
import { RulesPart } from './RulesPart';

const GroupDrawer = lazy(() => import('./GroupDrawer'));
const RemoveGroup = lazy(() => import('./RemoveGroup'));

/** The groups of an event, and who of them meets whom. */
export function GroupsSection({ eventId, next }: { eventId: string; next?: ReactNode }) {
  const canEdit = useCan('updateGroupRules');
  const state = useGroupRules(eventId);
  const drawer = useOverlay('group');
  const [leaving, setLeaving] = useState<Group | null>(null);
  const { groups, rules, error, refetch } = state;
  if (!groups) return <Pending error={error} refetch={refetch} title={messages.loadFailed} rows={8} />;
  return (
    <Stack gap="lg">
      {!canEdit && <Notice kind="info" title={messages.readOnly} />}
      <GroupTable groups={groups} {...(canEdit && { onOpen: drawer.open, onRemove: setLeaving })} />
      {groups.length > 0 && <RulesPart eventId={eventId} canEdit={canEdit} state={state} next={next} />}
      <Suspense>
        {drawer.value && (
          <GroupDrawer
            eventId={eventId}
            value={drawer.value}
            groups={groups}
            reload={async () => (await refetch()).data?.attendeeGroups}
            onClose={drawer.close}
          />
        )}
        {leaving && <RemoveGroup group={leaving} rules={rules} onClose={() => setLeaving(null)} />}
      </Suspense>
    </Stack>
  );
}
