/** The longest texts of a company, whether they come from a form or a file. */
export const COMPANY_LIMITS = {
  name: 200,
  tagline: 200,
  description: 10_000,
  website: 500,
  phone: 50,
  city: 100,
  tier: 60,
  stand: 20,
} as const;
