import { z } from 'zod';
import { BRIEF_FIELDS, briefShape, presentBrief, type BriefData } from '../attendees/index';
import { boothShape, POD_FIELDS, presentBooth, type PodData } from '../pods/index';
import { CompanyKind } from '../companies/index';

/** Selections of a company for `/v1`, where it is called a sponsor; and of one with its team. */
export const COMPANY_FIELDS = `id eventId kind name tagline description logo cover website email phone country city sectors tier
  pods { ${POD_FIELDS} }`;
export const COMPANY_DETAILS = `${COMPANY_FIELDS} team { ${BRIEF_FIELDS} }`;

/** A company as the first selection gives it. */
export interface CompanyData {
  id: string;
  eventId: string;
  kind: CompanyKind;
  name: string;
  tagline: string | null;
  description: string | null;
  logo: string | null;
  cover: string | null;
  website: string | null;
  email: string | null;
  phone: string | null;
  country: string | null;
  city: string | null;
  sectors: string[];
  tier: string | null;
  pods: PodData[];
}

/** A company as the second selection gives it. */
export interface CompanyDetailsData extends CompanyData {
  team: BriefData[];
}

const company = {
  _id: z.string(),
  event_id: z.string(),
  kind: z.enum(CompanyKind),
  name: z.string(),
  tagline: z.string().nullable(),
  description: z.string().nullable(),
  logo: z.string().nullable(),
  cover: z.string().nullable(),
  website: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  sectors: z.array(z.string()),
  tier: z.string().nullable(),
  booths: z.array(boothShape),
};

export const companyShape = z
  .object(company)
  .meta({ id: 'Company', description: 'A company at an event, of any kind.' });

export const companyDetailsShape = z
  .object({ ...company, team: z.array(briefShape) })
  .meta({ id: 'CompanyDetails', description: 'A company with its team.' });

/** A company in the words of `/v1`. */
export const presentCompany = (data: CompanyData): z.output<typeof companyShape> => ({
  _id: data.id,
  event_id: data.eventId,
  kind: data.kind,
  name: data.name,
  tagline: data.tagline,
  description: data.description,
  logo: data.logo,
  cover: data.cover,
  website: data.website,
  email: data.email,
  phone: data.phone,
  country: data.country,
  city: data.city,
  sectors: data.sectors,
  tier: data.tier,
  booths: data.pods.map(presentBooth),
});

/** The same with its team. */
export const presentCompanyDetails = (data: CompanyDetailsData): z.output<typeof companyDetailsShape> => ({
  ...presentCompany(data),
  team: data.team.map(presentBrief),
});
