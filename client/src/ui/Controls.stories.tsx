import { BellOutlined, UserOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { InEvent } from '../dev/InEvent';
import { storiesOf } from '../dev/stories';
import { Count } from './Count';
import { ColourModeItems, ColourModeSwitch, LanguageSwitch } from './DeviceSwitches';
import { EntryCodeButton } from './EntryCodeButton';
import { FilterSelect } from './FilterSelect';
import { HeaderButton } from './HeaderButton';
import { LinkButton } from './LinkButton';
import { SearchField } from './SearchField';
import { Segmented } from './Segmented';
import { Row } from './Stack';
import { LightButton } from './light/LightButton';
import { PopMenu, PopMenuItem } from './light/PopMenu';

const act = () => undefined;
const options = ['All', 'Confirmed', 'Waiting for an answer'].map((value) => ({ value, label: value }));

function Search({ start }: { start?: string }) {
  const [text, setText] = useState(start ?? '');
  return <SearchField label="Search people" placeholder="Name, interest" value={text} onChange={setText} />;
}

function Choice({ small }: { small?: boolean }) {
  const [value, setValue] = useState('All');
  return <Segmented label="Meetings" options={options} value={value} onChange={setValue} small={small} />;
}

export default storiesOf('Controls', {
  LightButton: (
    <Row wrap gap="xs">
      <LightButton>Cancel</LightButton>
      <LightButton kind="primary">Save</LightButton>
      <LightButton kind="primary" busy>
        Saving
      </LightButton>
      <LightButton disabled>Disabled</LightButton>
      <LightButton block>As wide as its place</LightButton>
    </Row>
  ),
  LinkButton: <LinkButton to="/help">Help</LinkButton>,
  'HeaderButton, EntryCodeButton': (
    <InEvent>
      <Row>
        <HeaderButton icon={<BellOutlined />} label="Notifications" onClick={act} />
        <HeaderButton icon={<BellOutlined />} label="Notifications, 7 new" count={7} onClick={act} />
        <EntryCodeButton />
      </Row>
    </InEvent>
  ),
  Count: (
    <Row gap="xs">
      <Count value={1} />
      <Count value={99} />
      <Count value={100} />
    </Row>
  ),
  'ColourModeSwitch, LanguageSwitch': (
    <Row wrap>
      <ColourModeSwitch />
      <LanguageSwitch />
      <ColourModeSwitch worded />
      <LanguageSwitch worded />
    </Row>
  ),
  'PopMenu, ColourModeItems': (
    <PopMenu label="Account" buttonLabel="Account" button={<UserOutlined aria-hidden />}>
      <PopMenuItem onClick={act}>My profile</PopMenuItem>
      <PopMenuItem onClick={act} disabled>
        Disabled
      </PopMenuItem>
      <PopMenuItem onClick={act} toggled>
        A switch, on
      </PopMenuItem>
      <ColourModeItems />
      <PopMenuItem onClick={act} danger>
        Log out
      </PopMenuItem>
    </PopMenu>
  ),
  Segmented: <Choice />,
  'Segmented, small': <Choice small />,
  SearchField: <Search />,
  'SearchField with a text': <Search start="Water technology" />,
  FilterSelect: <FilterSelect label="Status" placeholder="Any" options={options} />,
  'FilterSelect of several': (
    <FilterSelect several label="Status" defaultValue={['All', 'Confirmed']} options={options} />
  ),
});
