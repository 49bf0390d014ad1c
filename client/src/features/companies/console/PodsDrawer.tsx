import { AppstoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { CompanyPod_PodFragment } from '../../../generated/graphql';
import { useAssignPodMutation, usePodsForCompanyQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { EmptyState, Hint, LinkButton, Pending, SidePanel, Stack, useToasts } from '../../../ui';
import { Member, Members } from './Members';
import { messages } from './messages';

const texts = messages.pods;

interface PodsDrawerProps {
  eventId: string;
  companyId: string;
  onClose: () => void;
}

/** Which pods are the company's own; the free ones can become so. The toast takes each step back. */
export default function PodsDrawer({ eventId, companyId, onClose }: PodsDrawerProps) {
  const [mutate] = useAssignPodMutation({ refreshes: ['company', 'companies'] });
  const toasts = useToasts();
  const assign = (pod: CompanyPod_PodFragment, to: string | null) =>
    toasts.attempt(async () => {
      const before = pod.company?.id ?? null;
      const send = async (id: string | null, expectedUpdatedAt?: string) => {
        const input = { podId: pod.id, companyId: id, expectedUpdatedAt };
        const answer = await mutate({ variables: { input } });
        return answer.data?.updatePod.pod.updatedAt;
      };
      const version = await send(to, pod.updatedAt);
      const text = to ? texts.assigned : texts.released;
      toasts.undo(text(pod.name), () => send(before, version));
    });
  const { data, error, refetch, fetchMore } = usePodsForCompanyQuery({ variables: { eventId } });
  const pods = data?.pods.nodes ?? [];
  const groups = [
    {
      title: texts.own,
      act: texts.release,
      to: null,
      of: pods.filter(({ company }) => company?.id === companyId),
    },
    { title: texts.free, act: texts.assign, to: companyId, of: pods.filter(({ company }) => !company) },
  ];
  const { hasNextPage = false, endCursor = null } = data?.pods.pageInfo ?? {};
  return (
    <SidePanel title={texts.title} roomy onClose={onClose}>
      <Stack gap="md">
        {!data && <Pending error={error} refetch={refetch} rows={6} />}
        {data && pods.length === 0 && (
          <EmptyState
            icon={<AppstoreOutlined aria-hidden />}
            title={texts.none}
            text={texts.noneText}
            action={<LinkButton to={paths.pods(eventId)}>{texts.toPods}</LinkButton>}
          />
        )}
        {pods.length > 0 &&
          groups.map(({ title, act, to, of }) => (
            <Members key={title} title={title} count={of.length}>
              {of.length === 0 ? (
                <Hint>{texts.noneHere}</Hint>
              ) : (
                <Stack as="ul" aria-label={title}>
                  {of.map((pod) => (
                    <Member
                      key={pod.id}
                      name={pod.name}
                      more={pod.location}
                      act={act}
                      actLabel={texts.actOn(act, pod.name)}
                      onAct={() => assign(pod, to)}
                    />
                  ))}
                </Stack>
              )}
            </Members>
          ))}
        {hasNextPage && (
          <Button onClick={() => void fetchMore({ variables: { after: endCursor } })}>{texts.more}</Button>
        )}
      </Stack>
    </SidePanel>
  );
}
