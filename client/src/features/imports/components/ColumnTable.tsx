import { Select } from 'antd';
import type { Import_ImportFragment, ImportFieldsQuery } from '../../../generated/graphql';
import { PlainTable, Text } from '../../../ui';
import type { ColumnMap } from '../lib/column-map';
import { messages } from '../messages';
import styles from './imports.module.css';

const texts = messages.columns;
/** The choice of no field; a select takes no null. */
const NONE = '';

interface ColumnTableProps {
  columns: Import_ImportFragment['columns'];
  fields: ImportFieldsQuery['importFields'];
  map: ColumnMap;
  onChange: (index: number, field: string | null) => void;
}

/** Each column of the file with its first values, and the field that it goes to. */
export function ColumnTable({ columns, fields, map, onChange }: ColumnTableProps) {
  const options = [
    { value: NONE, label: texts.leaveOut },
    ...fields.map(({ key, name, required }) => ({
      value: key,
      label: required ? texts.required(name) : name,
    })),
  ];
  return (
    <PlainTable
      stacked
      className={styles.columns}
      aria-label={texts.title}
      head={[texts.column, texts.samples, texts.field]}
    >
      {columns.map(({ title, samples }, index) => {
        const name = title || texts.untitled(index + 1);
        const field = map[index] ?? NONE;
        return (
          // The columns of a file have no other identity than their place.
          <tr key={index} data-left-out={field === NONE}>
            <th scope="row">{name}</th>
            <td className={styles.samples}>
              {samples.length > 0 ? (
                samples.map((sample) => <span key={sample}>{sample}</span>)
              ) : (
                <Text as="em" tone="secondary">
                  {texts.noSamples}
                </Text>
              )}
            </td>
            <td>
              <Select
                style={{ width: '100%' }}
                aria-label={texts.fieldFor(name)}
                value={field}
                options={options}
                showSearch={{ optionFilterProp: 'label' }}
                onChange={(value) => onChange(index, value || null)}
              />
            </td>
          </tr>
        );
      })}
    </PlainTable>
  );
}
