import { useEffect } from 'react';
import { reachability } from '../data/connection/reachability';
import { update } from '../data/offline/service-worker';
import { storiesOf } from '../dev/stories';
import { EmptyState } from './EmptyState';
import { ErrorPage } from './ErrorPage';
import { ErrorState } from './ErrorState';
import { Notice } from './Notice';
import { OfflineBanner } from './OfflineBanner';
import { UpdateBanner } from './UpdateBanner';
import { LightButton } from './light/LightButton';

const long = 'The session was moved, since its room is too small for all who put it on their agenda. '.repeat(
  3,
);
const action = <LightButton>Show</LightButton>;

/** The server is gone and a new version waits, for as long as they are shown. */
function Banners() {
  useEffect(() => {
    reachability.setState({ serverAnswers: false });
    update.setState({ waiting: { postMessage: () => undefined } as unknown as ServiceWorker });
    return () => {
      reachability.setState(reachability.getInitialState());
      update.setState(update.getInitialState());
    };
  }, []);
  return [<OfflineBanner key="offline" />, <UpdateBanner key="update" />];
}

export default storiesOf('Notices', {
  Notice: (['info', 'success', 'warning', 'error'] as const).map((kind) => (
    <Notice key={kind} kind={kind} title={kind} />
  )),
  'Notice with a long text': (
    <Notice kind="info" title="Another room" action={action}>
      {long}
    </Notice>
  ),
  'OfflineBanner, UpdateBanner': <Banners />,
  EmptyState: <EmptyState title="No meetings yet" />,
  'EmptyState with a way on': <EmptyState title="No meetings yet" text={long} action={action} />,
  ErrorState: <ErrorState error={new Error('x')} title="The agenda did not load" onRetry={() => {}} />,
  ErrorPage: [403, 404, 500].map((status) => <ErrorPage key={status} embedded status={status} />),
  'ErrorPage of a script that did not load': <ErrorPage embedded unloaded />,
});
