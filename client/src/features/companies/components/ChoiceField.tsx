import { Select } from 'antd';
import { FilterField } from '../../../components/FilterField';
import { messages } from '../messages';

export interface Choice {
  label: string;
  value: string[];
  options: { value: string; label: string }[];
  onChange: (values: string[]) => void;
}

/** A filter of several values; loaded with the menu that shows it. */
export default function ChoiceField({ label, value, options, onChange }: Choice) {
  return (
    <FilterField label={label}>
      {(id) => (
        <Select<string[]>
          id={id}
          size="large"
          mode="multiple"
          allowClear
          optionFilterProp="label"
          placeholder={messages.any}
          value={value}
          options={options}
          onChange={onChange}
        />
      )}
    </FilterField>
  );
}
