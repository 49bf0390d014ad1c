import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { AppError } from '../errors';
import { countryCodeOf } from '../countries';

export const WRONG_TYPE = 'This value has the wrong type.';

interface TextScalar {
  name: string;
  description: string;
  specifiedByURL?: string;
  /** Turns what callers may write into the one form that is kept. */
  normalize?: (text: string) => string;
}

/** Scalars whose values are stored as the text that was sent. */
export const TEXT_SCALARS = new Set<unknown>();

/**
 * A scalar that is written as a text. The scalar itself refuses only what is no text: the rule for its form stands beside the
 * field (`core/input-rules.ts`), so that BAD_USER_INPUT names it together with all other errors of the input, and so that
 * empty text can remove a value.
 */
const textScalar = ({ normalize = (text) => text, ...config }: TextScalar) => {
  const scalar = new GraphQLScalarType<string, string>({
    ...config,
    serialize: (value) => value as string,
    parseValue(value) {
      if (typeof value !== 'string') throw new AppError('BAD_USER_INPUT', WRONG_TYPE);
      return normalize(value);
    },
  });
  TEXT_SCALARS.add(scalar);
  return scalar;
};

/** An instant. The library's reading and writing; its name there says ISO twice. */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  ...GraphQLDateTimeISO.toConfig(),
  name: 'DateTime',
  description:
    'An instant in ISO 8601 with a time zone, such as `2027-05-03T09:00:00.000Z`; answers are in UTC with milliseconds.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  serialize: (value) => (value instanceof Date ? value : new Date(value as string)).toISOString(),
});

export const DateScalar = textScalar({
  name: 'Date',
  description: 'A day of the calendar without time or time zone, `YYYY-MM-DD`, such as `2027-05-03`.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
});

export const LocalTimeScalar = textScalar({
  name: 'LocalTime',
  description: 'A time of day without date or time zone, `HH:mm` from 00:00 to 23:59.',
});

/** An e-mail address; stricter than the library's, which has addresses without a domain. */
export const EmailAddressScalar = textScalar({
  name: 'EmailAddress',
  description: 'An e-mail address, at most 254 characters.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2',
});

/** A web address; the library's reads every scheme, and gives an object of the engine. */
export const UrlScalar = textScalar({
  name: 'URL',
  description: 'A whole web address with `https://` or `http://`, at most 500 characters.',
  specifiedByURL: 'https://url.spec.whatwg.org/',
});

/** A country; the library's knows neither names nor Kosovo. */
export const CountryCodeScalar = textScalar({
  name: 'CountryCode',
  description:
    'A country as its ISO 3166-1 alpha-2 code in capitals, such as `PK`, and `XK` for Kosovo. Inputs take codes of two or three letters in any case and names of countries too, such as `Pakistan`; others: BAD_USER_INPUT.',
  specifiedByURL: 'https://www.iso.org/iso-3166-country-codes.html',
  normalize: (text) => countryCodeOf(text) ?? text,
});

export const TimeZoneScalar = textScalar({
  name: 'TimeZone',
  description: 'The name of a time zone in the IANA database, such as `Asia/Karachi`.',
  specifiedByURL: 'https://www.iana.org/time-zones',
});
