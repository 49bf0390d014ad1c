import { storiesOf } from '../dev/stories';
import { LoadingLines } from './LoadingLines';
import { LoadMore } from './LoadMore';
import { Pending } from './Pending';
import { Skeleton, SkeletonBlock } from './Skeleton';

const retry = () => undefined;

export default storiesOf('Loading', {
  Skeleton: <Skeleton />,
  'Skeleton with a picture': <Skeleton avatar={48} rows={2} />,
  SkeletonBlock: <SkeletonBlock width={180} height={40} />,
  LoadingLines: <LoadingLines rows={4} avatar />,
  LoadMore: <LoadMore hasMore loading onLoadMore={retry} />,
  Pending: <Pending error={undefined} refetch={retry} />,
  'Pending, failed': <Pending error={new Error('x')} refetch={retry} title="The agenda did not load" />,
});
