import { useFormerHostsQuery } from '../../../generated/hooks';

/** Hosts whose links hold entry codes: that of this page, and those that the portal had before. */
export function usePortalHosts(): readonly string[] {
  const { data } = useFormerHostsQuery();
  return [window.location.host, ...(data?.formerHosts ?? [])];
}
