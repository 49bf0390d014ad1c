import { countryName } from '../../../../../lib/countries';
import type { SetupEvent, SetupSectionRules } from '../hooks/useSetupForm';
import { fromLocal, hoursAfterMove, toLocal } from '../lib/event-times';
import { messages } from '../messages';
import styles from './Setup.module.css';

const texts = messages.details;

export interface Picture {
  name: string;
  url: string;
}

export interface DetailsValues {
  title: string;
  tagline: string;
  description: string;
  startsAt: string;
  endsAt: string;
  timezone: string;
  venue: string;
  city: string;
  country: string | null;
  cover: Picture | null;
  logo: Picture | null;
}

const pictureOf = (name: string | null, url: string | null): Picture | null =>
  name ? { name, url: url ?? name } : null;

export const detailsOf = (event: SetupEvent): DetailsValues => ({
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

const periodOf = ({ startsAt, endsAt, timezone }: DetailsValues) => ({
  startsAt: fromLocal(startsAt, timezone),
  endsAt: fromLocal(endsAt, timezone),
  timezone,
});

export const movedHours = (values: DetailsValues, event: SetupEvent) =>
  hoursAfterMove(
    event.meetingHours.map(({ date, from, to }) => ({ date, from, to })),
    event,
    periodOf(values),
  );

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
  meetingHours: before.meetingHours.map(({ date, from, to }) => ({ date, from, to })),
});

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
    { name: 'startsAt', label: texts.startsAt, render: (value) => String(value).replace('T', ' ') },
    { name: 'endsAt', label: texts.endsAt, render: (value) => String(value).replace('T', ' ') },
    { name: 'timezone', label: texts.timezone },
    { name: 'venue', label: texts.venue },
    { name: 'city', label: texts.city },
    { name: 'country', label: texts.country, render: (value) => (value ? countryName(value as string) : '') },
    { name: 'cover', label: texts.cover, render: showPicture },
    { name: 'logo', label: texts.logo, render: showPicture },
  ],
};
