import { ArrayMaxSize, IsOptional, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { DateTime } from 'luxon';
import { Extensions } from 'type-graphql';
import { countryCodeOf, UNKNOWN_COUNTRY } from '../countries';
import { badInput } from '../errors';
import { hasWebAddress, isEmailAddress, isWebAddress, MAX_EMAIL, NO_WEB_ADDRESS } from './address-forms';

/** Rules that always go together. */
export const allOf =
  (...rules: readonly PropertyDecorator[]): PropertyDecorator =>
  (target, property) => {
    for (const rule of rules) rule(target, property);
  };

/** Empty text takes a value away, so it needs no right form. */
export const IsGiven = (): PropertyDecorator =>
  ValidateIf((_input, value: unknown) => (typeof value === 'string' ? value.trim() !== '' : Boolean(value)));

const isText = (value: unknown): value is string => typeof value === 'string';

const textRule = (
  name: string,
  isValid: (text: string) => boolean,
  message: string,
  each = false,
): PropertyDecorator =>
  ValidateBy(
    {
      name,
      validator: { validate: (value) => isText(value) && isValid(value), defaultMessage: () => message },
    },
    { each },
  );

/** Input rule of the scalar EmailAddress. */
export const IsEmailAddress = (): PropertyDecorator =>
  allOf(textRule('isEmailAddress', isEmailAddress, 'Please enter an e-mail address.'), MaxLength(MAX_EMAIL));

const isCountry = (text: string): boolean => countryCodeOf(text) !== undefined;

/** Input rule of the scalar CountryCode: a country by its code or English name, or nothing. */
export const IsCountry = (): PropertyDecorator =>
  allOf(IsGiven(), textRule('isCountry', isCountry, UNKNOWN_COUNTRY));

/** The same for each text of a list. */
export const AreCountries = (): PropertyDecorator => textRule('isCountry', isCountry, UNKNOWN_COUNTRY, true);

/** The longest web address that is kept. */
const MAX_URL = 500;

/** Input rule of the scalar URL; empty text removes the address. */
export const IsWebAddress = (message: string): PropertyDecorator =>
  allOf(IsGiven(), MaxLength(MAX_URL), textRule('isWebAddress', isWebAddress, message));

/** The same for each text of a list, none of which may be empty. */
export const AreWebAddresses = (message: string): PropertyDecorator =>
  allOf(MaxLength(MAX_URL, { each: true }), textRule('isWebAddress', isWebAddress, message, true));

/** A name that may be mailed to others. */
export const WithoutWebAddress = (each = false): PropertyDecorator =>
  textRule('withoutWebAddress', (text) => !hasWebAddress(text), NO_WEB_ADDRESS, each);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Input rule of the scalar Date. Whether there is such a day is decided together with the rules that look at its event. */
export const IsDay = (): PropertyDecorator =>
  textRule('isDay', (text) => DAY.test(text), 'A day is written as YYYY-MM-DD.');

/** The error of a well-formed date that does not exist, such as 30 February; null for a real date. */
export const dayError = (day: string): string | null =>
  DateTime.fromISO(day).isValid ? null : 'There is no such day.';

/** Refuses a day that no calendar has. */
export function assertDay(day: string, path = 'date'): void {
  const message = dayError(day);
  if (message) throw badInput([{ path, message }]);
}

/** `24:00` is the midnight at the end of a day. */
const LOCAL_TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

export const IsLocalTime = (): PropertyDecorator =>
  textRule('isLocalTime', (text) => LOCAL_TIME.test(text), 'A time is written as HH:mm.');

const MAX_ZONE = 64;

/** Input rule of the scalar TimeZone, or nothing. Whether server and database know the zone is asked where it is used. */
export const IsTimeZone = (): PropertyDecorator =>
  allOf(IsOptional(), MaxLength(MAX_ZONE, { message: 'This is not a time zone.' }));

export const MAX_LIST = 1_000;

export const tooMany = (max: number): string => `This has at most ${max} items.`;

/**
 * How long a list may be; every list of an input declares it. It is checked in the raw request, before the items are looked
 * at, and again with the other rules.
 */
export const MaxItems = (max: number): PropertyDecorator =>
  allOf(Extensions({ maxItems: max }), ArrayMaxSize(max, { message: tooMany(max) }));

/** The kinds of text in inputs; every text field declares one. */
export type TextKind = 'line' | 'text' | 'free';

const ofKind = (text: TextKind): PropertyDecorator => Extensions({ text });

/** One line, such as a name or a title: line breaks and control characters are refused; see `isOneLine`. */
export const OneLine = (): PropertyDecorator => ofKind('line');

export const MultiLine = (): PropertyDecorator => ofKind('text');

/** Text that is compared and never shown: passwords, codes, words to search for. */
export const FreeText = (): PropertyDecorator => ofKind('free');
