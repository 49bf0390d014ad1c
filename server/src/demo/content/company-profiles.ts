import { COMPANY_BLOCK_A } from './company-profiles-a';
import { COMPANY_BLOCK_B } from './company-profiles-b';
import { COMPANY_BLOCK_SOFTWARE } from './company-profiles-software';
import { textTable } from './text-table';

/** What one company of a field does, in its own words. */
export interface CompanyProfile {
  cluster: string;
  /** Whether a startup or an established company could say this. */
  size: string;
  tagline: string;
  /** Follows the name of the company. */
  does: string;
  fact: string;
  /** What visitors can see, as part of a sentence. */
  shows: string;
}

export const COMPANY_PROFILES: readonly CompanyProfile[] = [
  COMPANY_BLOCK_A,
  COMPANY_BLOCK_B,
  COMPANY_BLOCK_SOFTWARE,
]
  .flatMap(textTable)
  .map(([cluster = '', size = '', tagline = '', does = '', fact = '', shows = '']) => ({
    cluster,
    size,
    tagline,
    does,
    fact,
    shows,
  }));
