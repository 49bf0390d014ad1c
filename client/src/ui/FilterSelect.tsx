import { Select, type SelectProps } from 'antd';
import { FilterField } from './FilterField';

interface FilterSelectProps<Value, Option extends object> extends Omit<SelectProps<Value, Option>, 'id'> {
  label: string;
  /** Takes more than one value. */
  several?: boolean;
}

/** A filter with a choice, which can be emptied; where it takes several, its options are found by typing. */
export function FilterSelect<Value, Option extends object = { value: string; label: string }>({
  label,
  several = false,
  ...select
}: FilterSelectProps<Value, Option>) {
  return (
    <FilterField label={label}>
      {(id) => (
        <Select<Value, Option>
          id={id}
          allowClear
          {...(several && { mode: 'multiple', showSearch: { optionFilterProp: 'label' } })}
          {...select}
        />
      )}
    </FilterField>
  );
}

export default FilterSelect;
