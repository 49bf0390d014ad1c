import { useEffect, useState } from 'react';
import type { DemoLoginsQuery } from '../../../generated/graphql';
import { DemoLoginsRequest } from '../../../generated/requests';
import { logFailure } from '../../../lib/log';
import { request } from '../../../lib/request';

type DemoLogin = DemoLoginsQuery['demoLogins'][number];

/** The demo persons; undefined until the server has answered, empty where no demo runs. */
export function useDemoLogins(): readonly DemoLogin[] | undefined {
  const [logins, setLogins] = useState<readonly DemoLogin[]>();
  useEffect(() => {
    request(DemoLoginsRequest, {}).then(
      ({ demoLogins }) => setLogins(demoLogins),
      (error: unknown) => {
        logFailure('The demo logins did not load', error);
        setLogins([]);
      },
    );
  }, []);
  return logins;
}
