import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { toAppError } from '../data/errors/errors';
import { logFailure } from '../data/errors/log';
import { ErrorPage } from '../ui';

const statusOfCode: Record<string, number> = { FORBIDDEN: 403, NOT_FOUND: 404 };

function statusOf(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status;
  return statusOfCode[toAppError(error).code];
}

/** The words of Chromium, Firefox, Safari and Vite for a script or stylesheet that did not arrive. */
const isUnloaded = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message);

/** Stands in for an area that broke; the rest of the portal goes on. */
export function RouteError({ embedded }: { embedded?: boolean }) {
  const error = useRouteError();
  useEffect(() => logFailure('A page could not be shown', error), [error]);
  return <ErrorPage status={statusOf(error)} unloaded={isUnloaded(error)} embedded={embedded} />;
}
