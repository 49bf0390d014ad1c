import { storiesOf } from '../dev/stories';
import { CountryFlag } from './CountryFlag';
import { Cover } from './Cover';
import { Logo } from './Logo';
import { PictureOrPlaceholder } from './PictureOrPlaceholder';
import { Grid } from './Stack';
import { Star } from './Star';

const missing = '/v1/uploads/missing.png';

export default storiesOf('Pictures', {
  Logo: <Logo />,
  'Logo without the name': <Logo size={48} wordmark={false} />,
  Star: [true, false].map((isOn) => <Star key={`${isOn}`} isOn={isOn} />),
  CountryFlag: <CountryFlag code="VC" />,
  'CountryFlag alone': <CountryFlag code="DE" flagOnly />,
  Cover: <Cover src="/images/demo/cover-climate-days.svg" height={120} seed="1" />,
  'Cover that does not load': <Cover src={missing} height={120} seed="2" />,
  'PictureOrPlaceholder: a picture, and one that does not load': (
    <Grid column={180}>
      <PictureOrPlaceholder src="/images/demo/logo-1.svg" alt="Nimbus Labs" />
      <PictureOrPlaceholder src={missing} alt="Nimbus Labs" />
    </Grid>
  ),
});
