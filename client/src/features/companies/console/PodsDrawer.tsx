import { AppstoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { usePodsForCompanyQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { EmptyState, LinkButton, Pending, SidePanel, Stack, Text } from '../../../ui';
import { Member, Members } from './Members';
import { messages } from './messages';
import { useAssignPod } from './useAssignment';

const texts = messages.pods;

interface PodsDrawerProps {
  eventId: string;
  companyId: string;
  onClose: () => void;
}

/** Which pods are the company's own; the free ones can become so. */
export default function PodsDrawer({ eventId, companyId, onClose }: PodsDrawerProps) {
  const assign = useAssignPod();
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
    <SidePanel title={texts.title} width={440} roomy onClose={onClose}>
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
                <Text as="p" tone="secondary">
                  {texts.noneHere}
                </Text>
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
