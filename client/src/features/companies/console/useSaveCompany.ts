import { useNavigate } from 'react-router-dom';
import { refresh } from '../../../data/freshness';
import type { CompanyForm_CompanyFragment } from '../../../generated/graphql';
import { useCreateCompanyMutation, useUpdateCompanyMutation } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { useToasts } from '../../../ui';
import { changedValues, toCreateInput, toUpdateInput, valuesOf, type CompanyValues } from './company-form';
import { messages } from './messages';

/** Adds a company; the toast leads to its page. */
export function useCreateCompany(eventId: string): (values: CompanyValues) => Promise<void> {
  const [create] = useCreateCompanyMutation({ refreshes: ['companies', 'companyFacets'] });
  const navigate = useNavigate();
  const toasts = useToasts();
  return async (values) => {
    const { data } = await create({ variables: { input: toCreateInput(eventId, values) } });
    const company = data?.createCompany.company;
    if (!company) return;
    const show = () => void navigate(paths.company(eventId, company.kind, company.id));
    toasts.success(messages.added(company.name), { action: { label: messages.show, run: show } });
  };
}

/** Saves what differs from the version that was seen; the toast takes it back. */
export function useUpdateCompany(): (
  seen: CompanyForm_CompanyFragment,
  values: CompanyValues,
) => Promise<CompanyForm_CompanyFragment> {
  const [update, { client }] = useUpdateCompanyMutation();
  const toasts = useToasts();
  const send = async (seen: CompanyForm_CompanyFragment, changes: Partial<CompanyValues>) => {
    const { data } = await update({ variables: { input: toUpdateInput(seen, changes) } });
    // Its place in a list depends on both; all else the cache knows by itself.
    if ('name' in changes || 'kind' in changes) refresh(client, 'companies', 'companyFacets');
    return data?.updateCompany.company ?? seen;
  };
  return async (seen, values) => {
    const before = valuesOf(seen);
    const changes = changedValues(before, values);
    if (Object.keys(changes).length === 0) return seen;
    const saved = await send(seen, changes);
    toasts.undo(messages.saved(saved.name), () => send(saved, changedValues(valuesOf(saved), before)));
    return saved;
  };
}
