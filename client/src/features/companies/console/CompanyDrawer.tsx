import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { refresh } from '../../../data/freshness/freshness';
import {
  SetupChecklistDocument,
  type CompanyForm_CompanyFragment,
  type CompanyKind,
} from '../../../generated/graphql';
import {
  useCompanyForEditQuery,
  useCreateCompanyMutation,
  useUpdateCompanyMutation,
} from '../../../generated/hooks';
import { countryName } from '../../../lib/countries';
import { imageUrl } from '../../../lib/images';
import { paths } from '../../../lib/paths';
import { EditDrawer, FormDrawer, useToasts } from '../../../ui';
import { CompanyFields } from './CompanyFields';
import { emptyCompany, inputOf, toCreateInput, valuesOf, type CompanyValues } from './company-form';
import { messages } from './messages';

const WIDTH = 560;

type Input = ReturnType<typeof inputOf>;

/** A picture among the versions of a stale edit. */
const showPicture = (name: unknown) => {
  const url = imageUrl(name as string | null);
  return url && <img src={url} alt="" />;
};

const renderers: Partial<Record<keyof CompanyValues, (value: unknown) => ReactNode>> = {
  logo: showPicture,
  cover: showPicture,
  country: (code) => typeof code === 'string' && countryName(code),
  kind: (kind) => messages.kinds[kind as CompanyKind],
};

const staleFields = () =>
  (Object.keys(emptyCompany('SPONSOR')) as (keyof CompanyValues)[]).map((name) => ({
    name,
    label: messages.fields[name],
    render: renderers[name],
  }));

interface CompanyDrawerProps {
  eventId: string;
  kind: CompanyKind;
  /** Of `?edit=`: the id of a company, or `new`. */
  value: string;
  /** A company of another kind has another address. */
  onSaved: (company: CompanyForm_CompanyFragment) => void;
  onClose: () => void;
}

/** Adds a company of the kind whose list is open; the toast leads to its page. */
function NewCompany({ eventId, kind, onClose }: CompanyDrawerProps) {
  const [create] = useCreateCompanyMutation({
    refreshes: ['companies', 'companyFacets', SetupChecklistDocument],
  });
  const navigate = useNavigate();
  const toasts = useToasts();
  const add = async (values: CompanyValues) => {
    const { data } = await create({ variables: { input: toCreateInput(eventId, values) } });
    const company = data?.createCompany.company;
    if (!company) return;
    const show = () => void navigate(paths.company(eventId, company.kind, company.id));
    toasts.success(messages.added(company.name), { action: { label: messages.show, run: show } });
  };
  return (
    <FormDrawer<CompanyValues>
      open
      title={messages.addTitle}
      submitLabel={messages.add}
      initialValues={emptyCompany(kind)}
      onSubmit={add}
      onClose={onClose}
      width={WIDTH}
    >
      <CompanyFields eventId={eventId} />
    </FormDrawer>
  );
}

/** Edits a company; the toast takes it back. */
function KnownCompany({ eventId, value: id, onSaved, onClose }: CompanyDrawerProps) {
  const { data, error, refetch } = useCompanyForEditQuery({ variables: { id }, from: 'server' });
  const [update, { client }] = useUpdateCompanyMutation();
  const toasts = useToasts();
  const send = async ({ id: companyId, updatedAt }: CompanyForm_CompanyFragment, changes: Input) => {
    const { data: answer } = await update({
      variables: { input: { companyId, expectedUpdatedAt: updatedAt, ...changes } },
    });
    // Its place in a list depends on both; all else the cache knows by itself.
    if ('name' in changes || 'kind' in changes) refresh(client, 'companies', 'companyFacets');
    return answer!.updateCompany.company;
  };
  const save = async (original: CompanyForm_CompanyFragment, changes: Input, back: Input) => {
    const saved = await send(original, changes);
    toasts.undo(messages.saved(saved.name), () => send(saved, back));
    onSaved(saved);
  };
  return (
    <EditDrawer
      key={id}
      title={(company) => (company ? messages.editTitle(company.name) : messages.edit)}
      failedTitle={messages.loadFailed}
      submitLabel={messages.save}
      loaded={data?.company}
      error={error}
      reload={async () => (await refetch()).data?.company}
      valuesOf={valuesOf}
      fields={staleFields()}
      inputOf={inputOf}
      onSave={save}
      onClose={onClose}
      width={WIDTH}
    >
      <CompanyFields eventId={eventId} />
    </EditDrawer>
  );
}

/** The form of a company: of a new one, or of one as it is now. */
export default function CompanyDrawer(props: CompanyDrawerProps) {
  return props.value === 'new' ? <NewCompany {...props} /> : <KnownCompany {...props} />;
}
