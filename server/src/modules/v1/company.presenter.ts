import { z } from 'zod';
import { from, many, text, textOrNull, view } from '../../core/rest/view';
import { briefView } from '../attendees/index';
import { CompanyKind } from '../companies/index';
import { boothView } from '../pods/index';

/** A company of any kind, which `/v1` calls a sponsor. */
export const companyView = view(
  {
    _id: text('id'),
    event_id: text('eventId'),
    kind: from('kind', z.enum(CompanyKind)),
    name: text('name'),
    tagline: textOrNull('tagline'),
    description: textOrNull('description'),
    logo: textOrNull('logo'),
    cover: textOrNull('cover'),
    website: textOrNull('website'),
    email: textOrNull('email'),
    phone: textOrNull('phone'),
    country: textOrNull('country'),
    city: textOrNull('city'),
    sectors: from('sectors', z.array(z.string())),
    tier: textOrNull('tier'),
    booths: many('pods', boothView),
  },
  { id: 'Company', description: 'A company at an event, of any kind.' },
);

export const companyDetailsView = view(
  { ...companyView.keys, team: many('team', briefView) },
  { id: 'CompanyDetails', description: 'A company with its team.' },
);
