import { storiesOf } from '../dev/stories';
import { SidePanel } from './SidePanel';
import { LightButton } from './light/LightButton';

export default storiesOf('SidePanel', {
  'Long content with a button': (
    <SidePanel roomy title="Entry" onClose={() => undefined} footer={<LightButton>Close</LightButton>}>
      {Array.from({ length: 24 }, (_, index) => (
        <p key={index}>{`Line ${index + 1}`}</p>
      ))}
    </SidePanel>
  ),
});
