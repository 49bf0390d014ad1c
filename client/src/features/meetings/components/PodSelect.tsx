import { Select } from 'antd';
import type { SlotChoice_SlotFragment } from '../../../generated/graphql';
import { messages } from '../messages';
import styles from './RequestForm.module.css';

/** Leaves the choice to the server. */
export const ANY_POD = '';

interface PodSelectProps {
  id: string;
  pods: SlotChoice_SlotFragment['pods'];
  value: string;
  onChange: (podId: string) => void;
}

const podLabel = (pod: SlotChoice_SlotFragment['pods'][number]) =>
  [pod.name, pod.company?.name ?? pod.location].filter(Boolean).join(' · ');

/** The preferred pod of a request. */
export function PodSelect({ id, pods, value, onChange }: PodSelectProps) {
  const texts = messages.request;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {texts.pod}
      </label>
      <Select
        id={id}
        size="large"
        value={value}
        onChange={onChange}
        aria-describedby={`${id}wish`}
        options={[
          { value: ANY_POD, label: texts.anyPod },
          ...pods.map((pod) => ({ value: pod.id, label: podLabel(pod) })),
        ]}
      />
      <p id={`${id}wish`} className={styles.hint}>
        {texts.podWish}
      </p>
    </div>
  );
}
