import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import type { CompanyPageQuery } from '../../../generated/graphql';
import { useCompanyPageQuery, useOwnPageQuery, useUpdateOwnCompanyMutation } from '../../../generated/hooks';
import { withProtocol } from '../../../lib/form-values';
import { imageUrl } from '../../../lib/images';
import { paths } from '../../../lib/paths';
import {
  EditDrawer,
  Hint,
  LinkButton,
  LoadingLines,
  Pending,
  Row,
  Stack,
  Text,
  useToasts,
} from '../../../ui';
import { CompanyContent } from '../../companies';
import { inputOf, pageFields, valuesOf, type PageValues } from '../lib/own-page';
import { messages } from '../messages';
import type { TabProps } from '../pages/OurCompanyPage';
import { PageFields } from './PageFields';
import { ProductsEditor } from './ProductsEditor';

type Company = CompanyPageQuery['company'];

/** The page as it will be with what is typed. */
const previewOf = (company: Company, draft: PageValues | null): Company =>
  draft === null
    ? company
    : {
        ...company,
        ...draft,
        website: withProtocol(draft.website ?? ''),
        links: draft.links.map(withProtocol),
        logoUrl: imageUrl(draft.logo),
        coverUrl: imageUrl(draft.cover),
      };

interface EditPageProps {
  company: Company;
  onValues: (values: PageValues) => void;
  onClose: () => void;
}

/** Edits the page as the server has it now; the preview beside it follows. */
function EditPage({ company, onValues, onClose }: EditPageProps) {
  const texts = messages.page;
  const { data, error, refetch } = useOwnPageQuery({ variables: { id: company.id }, from: 'server' });
  const [update] = useUpdateOwnCompanyMutation({ refreshes: ['company'] });
  const toasts = useToasts();
  return (
    <EditDrawer
      title={texts.editTitle}
      failedTitle={messages.loadFailed}
      submitLabel={texts.save}
      loaded={data?.company}
      error={error}
      reload={async () => (await refetch()).data?.company}
      valuesOf={valuesOf}
      fields={pageFields.map((name) => ({ name, label: texts.fields[name] }))}
      inputOf={inputOf}
      onSave={async ({ id, updatedAt }, changes) => {
        await update({ variables: { input: { companyId: id, expectedUpdatedAt: updatedAt, ...changes } } });
        toasts.success(texts.saved);
      }}
      onClose={onClose}
    >
      <PageFields eventId={company.eventId} kind={company.kind} onValues={onValues} />
    </EditDrawer>
  );
}

/** The page as visitors see it; contacts edit it and its products. */
export default function PageTab({ companyId, isContact }: TabProps) {
  const { data, error, refetch } = useCompanyPageQuery({ variables: { id: companyId } });
  const [editing, setEditing] = useState<'page' | 'products' | null>(null);
  const [draft, setDraft] = useState<PageValues | null>(null);
  if (!data) return <Pending error={error} refetch={refetch} title={messages.loadFailed} rows={8} />;
  const { eventId, kind } = data.company;
  const close = () => {
    setEditing(null);
    setDraft(null);
  };
  return (
    <Stack gap="md">
      {!isContact && <Hint>{messages.page.contactsOnly}</Hint>}
      <Row wrap justify="between" gap="sm">
        <Text as="h2" size="h4" strong>
          {messages.page.preview}
        </Text>
        <Row wrap gap="xs">
          <LinkButton to={paths.company(eventId, kind, companyId)}>{messages.publicPage}</LinkButton>
          {isContact && (
            <>
              <Button onClick={() => setEditing('products')}>{messages.products.title}</Button>
              <Button type="primary" icon={<EditOutlined aria-hidden />} onClick={() => setEditing('page')}>
                {messages.page.edit}
              </Button>
            </>
          )}
        </Row>
      </Row>
      <Suspense fallback={<LoadingLines rows={8} />}>
        <Stack gap="md">
          <CompanyContent company={previewOf(data.company, draft)} />
        </Stack>
      </Suspense>
      {editing === 'page' && <EditPage company={data.company} onValues={setDraft} onClose={close} />}
      {editing === 'products' && (
        <ProductsEditor companyId={companyId} products={data.company.products} onClose={close} />
      )}
    </Stack>
  );
}
