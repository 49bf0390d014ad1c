import { Select } from 'antd';
import { CountryFlag } from '../../../components/CountryFlag';
import { countryOptions } from '../../../lib/countries';
import { messages } from '../messages';
import styles from './ProfileForm.module.css';

export interface CountrySelectProps {
  id?: string;
  /** The code of ISO 3166-1, two letters. */
  value?: string;
  onChange?: (code: string) => void;
}

const renderCountry = ({ value }: { value?: string | number | null }) => (
  <CountryFlag code={value ? String(value) : null} />
);

/** All countries with their flags, searched by name. */
export default function CountrySelect(props: CountrySelectProps) {
  return (
    <Select
      {...props}
      size="large"
      classNames={{ popup: { root: styles.countries } }}
      showSearch={{ optionFilterProp: 'label' }}
      options={countryOptions}
      placeholder={messages.countryPlaceholder}
      optionRender={renderCountry}
      labelRender={renderCountry}
    />
  );
}
