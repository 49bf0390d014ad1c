import { AppstoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { LinkButton } from '../../../components/LinkButton';
import { LoadingLines } from '../../../components/LoadingLines';
import { SidePanel } from '../../../components/SidePanel';
import type { CompanyPod_PodFragment } from '../../../generated/graphql';
import { usePodsForCompanyQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { messages } from './messages';
import styles from './Members.module.css';
import { useAssignPod } from './useAssignment';

const texts = messages.pods;

function PodRow({
  pod,
  act,
  onAct,
}: {
  pod: CompanyPod_PodFragment;
  act: string;
  onAct: () => Promise<unknown>;
}) {
  const [sending, setSending] = useState(false);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{pod.name}</span>
        <span className={styles.detail}>{pod.location}</span>
      </div>
      <Button
        aria-label={texts.actOn(act, pod.name)}
        loading={sending}
        onClick={() => {
          setSending(true);
          void onAct().finally(() => setSending(false));
        }}
      >
        {act}
      </Button>
    </li>
  );
}

interface PodsDrawerProps {
  eventId: string;
  companyId: string;
  onClose: () => void;
}

/** Which pods are the company's own; the free ones can become so. */
export function PodsDrawer({ eventId, companyId, onClose }: PodsDrawerProps) {
  const assign = useAssignPod();
  const { data, error, refetch, fetchMore } = usePodsForCompanyQuery({
    variables: { eventId },
  });
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
      <div className={styles.panel}>
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingLines rows={6} />}
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
            <section key={title} aria-label={title}>
              <h3 className={styles.heading}>
                {title} <span className={styles.number}>{of.length}</span>
              </h3>
              {of.length === 0 ? (
                <p className={styles.none}>{texts.noneHere}</p>
              ) : (
                <ul className={styles.list} aria-label={title}>
                  {of.map((pod) => (
                    <PodRow key={pod.id} pod={pod} act={act} onAct={() => assign(pod, to)} />
                  ))}
                </ul>
              )}
            </section>
          ))}
        {hasNextPage && (
          <Button onClick={() => void fetchMore({ variables: { after: endCursor } })}>{texts.more}</Button>
        )}
      </div>
    </SidePanel>
  );
}
