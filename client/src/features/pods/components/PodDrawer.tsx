import { useApolloClient } from '@apollo/client/react';
import { Form, Input, Switch } from 'antd';
import { useState } from 'react';
import { FormDrawer } from '../../../components/forms/FormDrawer';
import { PodToEditDocument } from '../../../generated/graphql';
import { usePodEditing } from '../hooks/usePodEditing';
import type { Pod } from '../lib/pod-items';
import { messages } from '../messages';
import { CompanyField, type CompanyValue } from './CompanyField';
import { queryFresh } from '../../../lib/freshness';

const texts = messages.form;

interface Values {
  name: string;
  location: string;
  company: CompanyValue | null;
  bookable: boolean;
}

interface PodDrawerProps {
  open: boolean;
  /** The pod that is edited; null for a new one. */
  pod: Pod | null;
  onClose: () => void;
}

const valuesOf = (pod: Pod | null): Values => ({
  name: pod?.name ?? '',
  location: pod?.location ?? '',
  company: pod?.company ? { value: pod.company.id, label: pod.company.name } : null,
  bookable: pod?.bookable ?? true,
});

const inputOf = ({ name, location, company, bookable }: Values) => ({
  name: name.trim(),
  location: location.trim() || null,
  companyId: company?.value ?? null,
  bookable,
});

const staleFields = [
  { name: 'name', label: texts.name },
  { name: 'location', label: texts.place },
  {
    name: 'company',
    label: texts.company,
    render: (company: unknown) => (company as CompanyValue | null)?.label ?? messages.list.freeForAll,
  },
  { name: 'bookable', label: texts.bookable, render: (is: unknown) => (is ? texts.yes : texts.no) },
];

function PodFields() {
  return (
    <>
      <Form.Item
        name="name"
        label={texts.name}
        extra={texts.nameHint}
        rules={[{ required: true, whitespace: true, message: texts.nameMissing }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="location" label={texts.place} extra={texts.placeHint}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="company" label={texts.company} extra={texts.companyHint}>
        <CompanyField />
      </Form.Item>
      <Form.Item name="bookable" label={texts.bookable} valuePropName="checked">
        <Switch />
      </Form.Item>
    </>
  );
}

/** Adds a pod, or edits one. */
export default function PodDrawer({ open, pod, onClose }: PodDrawerProps) {
  const client = useApolloClient();
  const { add, save } = usePodEditing();
  const [known, setKnown] = useState(pod);
  const [initial] = useState(() => valuesOf(pod));
  const reload = async () => {
    const { data } = await queryFresh(client, PodToEditDocument, { id: known?.id ?? '' });
    if (!data) throw new Error(texts.loadFailed);
    setKnown(data.pod);
    return valuesOf(data.pod);
  };
  return (
    <FormDrawer<Values>
      open={open}
      title={pod ? texts.editTitle : texts.newTitle}
      submitLabel={pod ? texts.save : texts.create}
      initialValues={initial}
      onSubmit={(values) => (known ? save(known, inputOf(values)) : add(inputOf(values)))}
      onClose={onClose}
      stale={pod ? { reload, fields: staleFields } : undefined}
    >
      <PodFields />
    </FormDrawer>
  );
}
