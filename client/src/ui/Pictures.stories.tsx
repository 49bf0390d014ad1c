import { storiesOf } from '../dev/stories';
import { CountryFlag } from './CountryFlag';
import { Cover } from './Cover';
import { Logo } from './Logo';
import { PictureOrPlaceholder } from './PictureOrPlaceholder';
import { Star } from './Star';

const missing = '/v1/uploads/missing.png';

export default storiesOf('Pictures', {
  Logo: <Logo />,
  'Logo without the name': <Logo size={48} wordmark={false} />,
  Star: [true, false].map((isOn) => <Star key={`${isOn}`} isOn={isOn} />),
  CountryFlag: ['PK', 'VC'].map((code) => <CountryFlag key={code} code={code} />),
  'CountryFlag alone': <CountryFlag code="DE" flagOnly />,
  Cover: <Cover src="/images/demo/cover-climate-days.svg" height={120} seed="1" />,
  'Cover that does not load': <Cover src={missing} height={120} seed="2" />,
  PictureOrPlaceholder: <PictureOrPlaceholder src="/images/demo/logo-1.svg" alt="Nimbus Labs" />,
  'PictureOrPlaceholder that does not load': <PictureOrPlaceholder src={missing} alt="Nimbus Labs" />,
});
