import { useApolloClient } from '@apollo/client/react';
import { Checkbox, Form, Input } from 'antd';
import { queryFresh } from '../../../data/freshness/freshness';
import { PodToEditDocument } from '../../../generated/graphql';
import { EditDrawer, FormDrawer, SwitchField } from '../../../ui';
import { usePodEditing } from '../hooks/usePodEditing';
import type { Pod } from '../lib/pod-items';
import { countedNames, MAX_NEW_PODS, podNames } from '../lib/pod-names';
import { messages } from '../messages';
import { CompanyField, type CompanyValue } from './CompanyField';

const texts = messages.form;

interface Place {
  location: string;
  company: CompanyValue | null;
  bookable: boolean;
}

interface Values extends Place {
  name: string;
}

interface NewValues extends Place {
  names: string;
  skipExisting: boolean;
}

interface PodDrawerProps {
  open: boolean;
  /** The pod that is edited; null for a new one. */
  pod: Pod | null;
  /** The pods that there are. */
  pods: readonly Pod[];
  onClose: () => void;
}

const newPods: NewValues = { names: '', location: '', company: null, bookable: true, skipExisting: true };

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

const rest = (
  <>
    <Form.Item name="location" label={texts.place} extra={texts.placeHint}>
      <Input maxLength={200} />
    </Form.Item>
    <Form.Item name="company" label={texts.company} extra={texts.companyHint}>
      <CompanyField />
    </Form.Item>
    <SwitchField name="bookable" label={texts.bookable} />
  </>
);

const isRequired = { required: true, whitespace: true, message: texts.nameMissing };

/** The names of new pods, with those that the text means. */
function NamesField({ pods }: { pods: readonly Pod[] }) {
  const names = podNames(Form.useWatch<string | undefined>('names') ?? '');
  const known = new Set(pods.map(({ name }) => name));
  const taken = names.filter((name) => known.has(name));
  return (
    <>
      <Form.Item
        name="names"
        label={texts.names}
        extra={<output>{names.length > 1 ? <bdi>{countedNames(names)}</bdi> : texts.namesHint}</output>}
        rules={[
          isRequired,
          {
            validator: async (_rule, typed: string) => {
              const meant = podNames(typed);
              if (meant.length > MAX_NEW_PODS) throw new Error(texts.tooMany(MAX_NEW_PODS));
              if (meant.length > 0 && meant.every((name) => known.has(name))) throw new Error(texts.allTaken);
            },
          },
        ]}
      >
        <Input maxLength={2000} />
      </Form.Item>
      {taken.length > 0 && (
        <Form.Item name="skipExisting" valuePropName="checked" extra={texts.taken(taken)}>
          <Checkbox>{texts.skip}</Checkbox>
        </Form.Item>
      )}
    </>
  );
}

/** Adds pods, or edits one. */
export default function PodDrawer({ open, pod, pods, onClose }: PodDrawerProps) {
  const client = useApolloClient();
  const { add, save } = usePodEditing();
  if (!pod)
    return (
      <FormDrawer<NewValues>
        open={open}
        onClose={onClose}
        title={texts.newTitle}
        submitLabel={texts.create}
        initialValues={newPods}
        onSubmit={({ names, skipExisting, ...values }) => {
          const { location, companyId, bookable } = inputOf({ ...values, name: '' });
          return add({ names: podNames(names), location, companyId, bookable, skipExisting });
        }}
      >
        <NamesField pods={pods} />
        {rest}
      </FormDrawer>
    );
  return (
    <EditDrawer
      open={open}
      onClose={onClose}
      title={texts.editTitle}
      submitLabel={texts.save}
      loaded={pod}
      reload={async () => (await queryFresh(client, PodToEditDocument, { id: pod.id })).data?.pod}
      valuesOf={valuesOf}
      fields={staleFields}
      inputOf={inputOf}
      onSave={save}
    >
      <Form.Item name="name" label={texts.name} extra={texts.nameHint} rules={[isRequired]}>
        <Input maxLength={200} />
      </Form.Item>
      {rest}
    </EditDrawer>
  );
}
