import { useApolloClient } from '@apollo/client/react';
import { Form, Input, Switch } from 'antd';
import { queryFresh } from '../../../data/freshness/freshness';
import { PodToEditDocument } from '../../../generated/graphql';
import { EditDrawer, FormDrawer } from '../../../ui';
import { usePodEditing } from '../hooks/usePodEditing';
import type { Pod } from '../lib/pod-items';
import { messages } from '../messages';
import { CompanyField, type CompanyValue } from './CompanyField';

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

const newPod: Values = { name: '', location: '', company: null, bookable: true };

const valuesOf = ({ name, location, company, bookable }: Pod): Values => ({
  name,
  location: location ?? '',
  company: company && { value: company.id, label: company.name },
  bookable,
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

const fields = () => (
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

/** Adds a pod, or edits one. */
export default function PodDrawer({ open, pod, onClose }: PodDrawerProps) {
  const client = useApolloClient();
  const { add, save } = usePodEditing();
  const drawer = { open, onClose, children: fields() };
  if (!pod)
    return (
      <FormDrawer<Values>
        {...drawer}
        title={texts.newTitle}
        submitLabel={texts.create}
        initialValues={newPod}
        onSubmit={(values) => add(inputOf(values))}
      />
    );
  return (
    <EditDrawer
      {...drawer}
      title={texts.editTitle}
      submitLabel={texts.save}
      loaded={pod}
      reload={async () => (await queryFresh(client, PodToEditDocument, { id: pod.id })).data?.pod}
      valuesOf={valuesOf}
      fields={staleFields}
      inputOf={inputOf}
      onSave={save}
    />
  );
}
