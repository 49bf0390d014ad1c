import { ApiScope } from '../core/auth/api-scopes';
import type { FieldScope } from '../core/execution/token-scopes';
import { inputTable, leadProfile, scopeTable } from '../modules/api-tokens/index';

/** Markers around the scopes on the page of the API. */
const [BEGIN, END] = ['<!-- scopes: written by npm run codegen -->', '<!-- end of scopes -->'];

const ROOTS: readonly string[] = ['Query', 'Mutation', 'Subscription'];

const listed = (names: string): string =>
  names
    .split(' ')
    .map((name) => `\`${name}\``)
    .join(', ');

const rowOf = (scope: FieldScope): string => {
  // A text that is made of other fields stands in the row of each scope that it needs.
  const named = Object.entries({ ...scopeTable, ...inputTable }).flatMap(([type, scopes]) => {
    const all = Object.entries(scopes).filter(([key]) => key.split(' ').includes(scope));
    const names = all.map(([, text]) => text).join(' ');
    return names === '' || names === '*' ? [] : [{ type, names }];
  });
  if (scope === 'LEADS_READ') named.push({ type: 'Attendee of a lead', names: leadProfile });
  const operations = named.filter(({ type }) => ROOTS.includes(type)).map(({ names }) => listed(names));
  const fields = named
    .filter(({ type }) => !ROOTS.includes(type))
    .map(({ type, names }) => `**${type}**: ${names.split(' ').join(', ')}`);
  const title = scope === 'EVERY' ? 'every token' : `\`${scope}\``;
  return `| ${title} | ${operations.join(', ')} | ${fields.join('. ')} |`;
};

/** The scopes with the operations and fields that they open. */
const tableText = (): string => {
  const scopes: FieldScope[] = ['EVERY', ...Object.values(ApiScope)];
  const head = ['| scope | operations | fields |', '| --- | --- | --- |'];
  return [
    BEGIN,
    '<!-- prettier-ignore-start -->',
    '',
    ...head,
    ...scopes.map(rowOf),
    '',
    '<!-- prettier-ignore-end -->',
    END,
  ].join('\n');
};

/** The page of the API with the scopes as they are. */
export const withScopes = (page: string): string => {
  const [before, rest = ''] = page.split(BEGIN);
  return `${before}${tableText()}${rest.split(END)[1] ?? ''}`;
};
