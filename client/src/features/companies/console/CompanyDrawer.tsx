import type { CompanyForm_CompanyFragment, CompanyKind } from '../../../generated/graphql';
import { useCompanyForEditQuery } from '../../../generated/hooks';
import { countryName } from '../../../lib/countries';
import { imageUrl } from '../../../lib/images';
import { EditDrawer, FormDrawer } from '../../../ui';
import { CompanyFields } from './CompanyFields';
import { emptyCompany, valuesOf, type CompanyValues } from './company-form';
import { messages } from './messages';
import { useCreateCompany, useUpdateCompany } from './useSaveCompany';

const WIDTH = 560;

/** A picture among the versions of a stale edit. */
const showPicture = (name: unknown) => {
  const url = imageUrl(name as string | null);
  return url && <img src={url} alt="" />;
};

const showCountry = (code: unknown) => typeof code === 'string' && countryName(code);
const showKind = (kind: unknown) => messages.kinds[kind as CompanyKind];
const renderers: Partial<Record<keyof CompanyValues, (value: unknown) => React.ReactNode>> = {
  logo: showPicture,
  cover: showPicture,
  country: showCountry,
  kind: showKind,
};

const staleFields = () =>
  (Object.keys(emptyCompany('SPONSOR')) as (keyof CompanyValues)[]).map((name) => ({
    name,
    label: messages.fields[name],
    ...(renderers[name] && { render: renderers[name] }),
  }));

interface DrawerProps {
  eventId: string;
  onClose: () => void;
}

/** A new company of the kind whose list is open. */
export function AddCompanyDrawer({ eventId, kind, onClose }: DrawerProps & { kind: CompanyKind }) {
  const create = useCreateCompany(eventId);
  return (
    <FormDrawer<CompanyValues>
      open
      title={messages.addTitle}
      submitLabel={messages.add}
      initialValues={emptyCompany(kind)}
      onSubmit={create}
      onClose={onClose}
      width={WIDTH}
    >
      <CompanyFields eventId={eventId} />
    </FormDrawer>
  );
}

interface EditCompanyDrawerProps extends DrawerProps {
  companyId: string;
  /** A company of another kind has another address. */
  onSaved: (company: CompanyForm_CompanyFragment) => void;
}

/** The form of a company as it is now. */
export function EditCompanyDrawer({ eventId, companyId, onSaved, onClose }: EditCompanyDrawerProps) {
  const { data, error, refetch } = useCompanyForEditQuery({ variables: { id: companyId }, from: 'server' });
  const update = useUpdateCompany();
  return (
    <EditDrawer<CompanyForm_CompanyFragment, CompanyValues>
      key={companyId}
      title={(company) => (company ? messages.editTitle(company.name) : messages.edit)}
      failedTitle={messages.loadFailed}
      submitLabel={messages.save}
      loaded={data?.company}
      error={error}
      reload={async () => (await refetch()).data?.company}
      valuesOf={valuesOf}
      fields={staleFields()}
      onSave={async (seen, values) => onSaved(await update(seen, values))}
      onClose={onClose}
      width={WIDTH}
    >
      <CompanyFields eventId={eventId} />
    </EditDrawer>
  );
}
