import { useEffect } from 'react';
import type { Language as OfferedLanguage, UpdateLanguageInput } from '../../generated/graphql';
import { UpdateLanguageRequest } from '../../generated/requests';
import { currentLanguage, languages, type Language } from '../../lib/language';
import { logFailure } from '../errors/log';
import { request } from '../request';
import { session } from '../session/session';

const onServer = (language: Language) => language.toUpperCase() as UpdateLanguageInput['language'];
const onDevice = (language: OfferedLanguage) => language.toLowerCase() as Language;

/** The languages to choose from: those of the event that was opened last, or all. */
export const offeredLanguages = (): readonly Language[] =>
  session.getState().auth.device.offeredLanguages ?? languages;

/** The language that public/appearance.js will choose at the next load. */
function nextLanguage(): Language {
  const offered = offeredLanguages();
  const wanted = [session.getState().auth.device.language, ...navigator.languages].map((name) =>
    String(name).split('-')[0]?.toLowerCase(),
  );
  const found = wanted.find((name) => offered.some((language) => language === name));
  return (found as Language | undefined) ?? offered[0] ?? 'en';
}

/** Reloads the page for another language, since texts on the page do not update. */
function reloadInNextLanguage(): void {
  if (nextLanguage() !== currentLanguage()) window.location.reload();
}

async function keepOnAccount(language: Language): Promise<void> {
  if (!session.getState().auth.token) return;
  await request(UpdateLanguageRequest, { input: { language: onServer(language) } }).catch((error: unknown) =>
    logFailure('The language could not be kept', error),
  );
}

/** Stores the choice on this device and in the account, and shows the page in it. */
export async function chooseLanguage(language: Language): Promise<void> {
  session.setDevice({ language });
  await keepOnAccount(language);
  reloadInNextLanguage();
}

/** Uses the account's choice if this device has none; stores the device's choice in an account without one. */
export function followAccountLanguage(): void {
  session.subscribe(({ auth: { user, device } }, before) => {
    if (!user || user === before.auth.user || user.language === undefined) return;
    if (!user.language && device.language) void keepOnAccount(device.language);
    if (!user.language || device.language) return;
    session.setDevice({ language: onDevice(user.language) });
    reloadInNextLanguage();
  });
}

/** Shows the page in a language that this event offers, and offers only those. */
export function useOfferedLanguages(offered: readonly OfferedLanguage[] | undefined): void {
  const names = offered?.map(onDevice).join(' ');
  useEffect(() => {
    if (!names || names === offeredLanguages().join(' ')) return;
    session.setDevice({ offeredLanguages: names.split(' ') as Language[] });
    // A browser that stores nothing would reload the page forever.
    if (session.isKept()) reloadInNextLanguage();
  }, [names]);
}
