import { isISO31661Alpha2, IsEmail, MaxLength, ValidateBy, ValidateIf } from 'class-validator';

/** Rules that always go together. */
export const allOf =
  (...rules: readonly PropertyDecorator[]): PropertyDecorator =>
  (target, property) => {
    for (const rule of rules) rule(target, property);
  };

/** The longest address that mails can be sent to. */
export const MAX_EMAIL = 254;

export const IsEmailAddress = (): PropertyDecorator =>
  allOf(IsEmail({}, { message: 'Please enter an e-mail address.' }), MaxLength(MAX_EMAIL));

/** Empty text takes a value away, so it needs no right form. */
export const IsGiven = (): PropertyDecorator =>
  ValidateIf((_input, value: unknown) => (typeof value === 'string' ? value.trim() !== '' : Boolean(value)));

/** Whether this is the code of a country; Kosovo uses one that the standard leaves to its users. */
export const isCountryCode = (text: string): boolean => isISO31661Alpha2(text) || text.toUpperCase() === 'XK';

const IsCountryCode = (): PropertyDecorator =>
  ValidateBy({
    name: 'isCountryCode',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isCountryCode(value.trim()),
      defaultMessage: () => 'A country is a code of two letters, such as PK.',
    },
  });

/** A country by its code, or nothing. */
export const IsCountry = (): PropertyDecorator => allOf(IsGiven(), IsCountryCode());
