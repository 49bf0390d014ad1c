import type { Config } from '../config';
// Pages behind a login, and those whose address holds a code, are nothing for search engines.
import robots from './robots.txt?raw';

export interface SiteDocument {
  path: string;
  type: string;
  text: () => string;
}

const DAY_MS = 86_400_000;
/** RFC 9116 asks for less than a year. */
const SECURITY_TXT_DAYS = 90;

const securityText = ({ siteUrl, securityContact }: Config): string => `\
Contact: ${securityContact ?? `${siteUrl}/help`}
Expires: ${new Date(Date.now() + SECURITY_TXT_DAYS * DAY_MS).toISOString()}
Canonical: ${siteUrl}/.well-known/security.txt
Preferred-Languages: en
`;

const once = (make: () => string) => {
  let text: string | undefined;
  return () => (text ??= make());
};

/** The schema, the description of `/v1`, and what crawlers and security researchers look for. Long texts are made once. */
export const siteDocuments = (
  config: Config,
  { schema, openApi }: { schema: () => string; openApi: () => string },
): SiteDocument[] => {
  const openApiDocument = { type: 'application/json', text: once(openApi) };
  return [
    { path: '/openapi.json', ...openApiDocument },
    { path: '/api/openapi.json', ...openApiDocument },
    { path: '/api/schema.graphql', type: 'text/plain', text: once(schema) },
    { path: '/robots.txt', type: 'text/plain', text: () => robots },
    { path: '/.well-known/security.txt', type: 'text/plain', text: () => securityText(config) },
  ];
};
