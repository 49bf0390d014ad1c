import { useRef, useState } from 'react';
import { ErrorState } from '../../../components/ErrorState';
import { FormDrawer } from '../../../components/forms/FormDrawer';
import { LoadingLines } from '../../../components/LoadingLines';
import { SidePanel } from '../../../components/SidePanel';
import type { CompanyForm_CompanyFragment, CompanyKind } from '../../../generated/graphql';
import { useCompanyForEditQuery } from '../../../generated/hooks';
import { countryName } from '../../../lib/countries';
import { imageUrl } from '../../../lib/images';
import { CompanyFields } from './CompanyFields';
import styles from './CompanyFields.module.css';
import { emptyCompany, valuesOf, type CompanyValues } from './company-form';
import { messages } from './messages';
import { useCreateCompany, useUpdateCompany } from './useSaveCompany';

const WIDTH = 560;

/** A picture among the versions of a stale edit. */
const showPicture = (name: unknown) => {
  const url = imageUrl(name as string | null);
  return url && <img className={styles.thumbnail} src={url} alt="" />;
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

interface EditFormProps extends DrawerProps {
  company: CompanyForm_CompanyFragment;
  reload: () => Promise<CompanyForm_CompanyFragment>;
  onSaved: (company: CompanyForm_CompanyFragment) => void;
}

function EditForm({ eventId, company, reload, onSaved, onClose }: EditFormProps) {
  const update = useUpdateCompany();
  const [initial] = useState(() => valuesOf(company));
  // The version that the edit starts from, which a stale one replaces by the current one.
  const seen = useRef(company);
  return (
    <FormDrawer<CompanyValues>
      open
      title={messages.editTitle(company.name)}
      submitLabel={messages.save}
      initialValues={initial}
      onSubmit={async (values) => onSaved(await update(seen.current, values))}
      onClose={onClose}
      width={WIDTH}
      stale={{
        reload: async () => valuesOf((seen.current = await reload())),
        fields: staleFields(),
      }}
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
export function EditCompanyDrawer({ companyId, onClose, ...props }: EditCompanyDrawerProps) {
  const { data, error, refetch } = useCompanyForEditQuery({
    variables: { id: companyId },
    from: 'server',
  });
  const reload = async () => {
    const answer = await refetch();
    if (!answer.data) throw new Error('The company was not answered.');
    return answer.data.company;
  };
  if (data) {
    return <EditForm key={companyId} {...props} company={data.company} reload={reload} onClose={onClose} />;
  }
  return (
    <SidePanel title={messages.edit} width={WIDTH} roomy onClose={onClose}>
      {error ? (
        <ErrorState error={error} title={messages.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <LoadingLines />
      )}
    </SidePanel>
  );
}
