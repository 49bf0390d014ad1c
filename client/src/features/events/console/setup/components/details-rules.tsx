import { countryName } from '../../../../../lib/countries';
import type { SetupEvent, SetupSectionRules } from '../hooks/useSetupForm';
import { fromLocal, hoursAfterMove, hoursOf, toLocal } from '../lib/event-times';
import { messages } from '../messages';
import styles from './Setup.module.css';

const texts = messages.details;

export interface Picture {
  name: string;
  url: string;
}

const pictureOf = (name: string | null, url: string | null): Picture | null =>
  name ? { name, url: url ?? name } : null;

export const detailsOf = (event: SetupEvent) => ({
  title: event.title,
  tagline: event.tagline ?? '',
  description: event.description ?? '',
  startsAt: toLocal(event.startsAt, event.timezone),
  endsAt: toLocal(event.endsAt, event.timezone),
  timezone: event.timezone,
  venue: event.venue ?? '',
  city: event.city ?? '',
  country: event.country,
  cover: pictureOf(event.cover, event.coverUrl),
  logo: pictureOf(event.logo, event.logoUrl),
});

export type DetailsValues = ReturnType<typeof detailsOf>;

const periodOf = ({ startsAt, endsAt, timezone }: DetailsValues) => ({
  startsAt: fromLocal(startsAt, timezone),
  endsAt: fromLocal(endsAt, timezone),
  timezone,
});

export const movedHours = (values: DetailsValues, event: SetupEvent) =>
  hoursAfterMove(hoursOf(event), event, periodOf(values));

const write = (values: DetailsValues, event: SetupEvent) => ({
  title: values.title.trim(),
  tagline: values.tagline.trim(),
  description: values.description.trim(),
  ...periodOf(values),
  venue: values.venue.trim(),
  city: values.city.trim(),
  country: values.country ?? null,
  cover: values.cover?.name ?? null,
  logo: values.logo?.name ?? null,
  meetingHours: movedHours(values, event).hours,
});

const inverse = (before: SetupEvent, after: SetupEvent) => ({
  ...write(detailsOf(before), after),
  meetingHours: hoursOf(before),
});

const showTime = (value: unknown) => String(value).replace('T', ' ');
const showPicture = (value: unknown) =>
  value ? <img className={styles.version} src={(value as Picture).url} alt="" /> : null;

export const detailsRules: SetupSectionRules<DetailsValues> = {
  read: detailsOf,
  write,
  inverse,
  fields: [
    { name: 'title', label: texts.title },
    { name: 'tagline', label: texts.tagline },
    { name: 'description', label: texts.description },
    { name: 'startsAt', label: texts.startsAt, render: showTime },
    { name: 'endsAt', label: texts.endsAt, render: showTime },
    { name: 'timezone', label: texts.timezone },
    { name: 'venue', label: texts.venue },
    { name: 'city', label: texts.city },
    { name: 'country', label: texts.country, render: (value) => (value ? countryName(value as string) : '') },
    { name: 'cover', label: texts.cover, render: showPicture },
    { name: 'logo', label: texts.logo, render: showPicture },
  ],
};
