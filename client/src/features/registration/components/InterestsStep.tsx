import { Form } from 'antd';
import type { InterestGroups_EventFragment, InterestKind } from '../../../generated/graphql';
import { messages } from '../messages';
import { InterestPicker } from './InterestPicker';
import styles from './ProfileForm.module.css';

/** Topics first, then what is sought, then what is offered. */
const kindOrder: InterestKind[] = ['TOPIC', 'SEEK', 'OFFER'];

/** The last step: interests by group; topics first, then what one looks for and what one offers. */
export default function InterestsStep({
  groups,
}: {
  groups: InterestGroups_EventFragment['interestGroups'];
}) {
  if (groups.length === 0) return <p>{messages.noInterests}</p>;
  return (
    <>
      <p className={styles.help}>{messages.interestsHelp}</p>
      {kindOrder.map((kind) => {
        const own = groups.filter((group) => group.kind === kind);
        return (
          own.length > 0 && (
            <section key={kind}>
              {own.length > 1 && <h3 className={styles.kind}>{messages.kinds[kind]}</h3>}
              {own.map(({ id, name, terms }) => (
                <Form.Item key={id} name={['interests', name]} noStyle>
                  <InterestPicker
                    name={name}
                    title={own.length > 1 ? name : messages.kinds[kind]}
                    terms={terms}
                  />
                </Form.Item>
              ))}
            </section>
          )
        );
      })}
    </>
  );
}
