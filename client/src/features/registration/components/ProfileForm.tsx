import { Button, Form } from 'antd';
import { Suspense, lazy, useEffect, useRef, type ReactNode } from 'react';
import type { JoinInfoQuery } from '../../../generated/graphql';
import type { ShownField } from '../../../lib/event-fields';
import { paths } from '../../../lib/paths';
import {
  FormError,
  LinkButton,
  Note,
  Notice,
  PlainButton,
  Row,
  Skeleton,
  Stack,
  StaleEditNotice,
  Text,
} from '../../../ui';
import { FieldInputs } from '../../event-fields';
import { KeptButton } from '../../keeping';
import { useProfileForm } from '../hooks/useProfileForm';
import type { ProfileValues } from '../lib/profile-values';
import { messages } from '../messages';
import { AboutStep, IntroductionStep } from './ProfileSteps';
import styles from './registration.module.css';

/** Comes last. */
const InterestsStep = lazy(() => import('./InterestsStep'));

/** Stands beside the form, which is first. */
const ProfilePreview = lazy(() => import('./ProfilePreview'));

const steps = [AboutStep, IntroductionStep, InterestsStep];

export interface ProfileFormProps {
  info: JoinInfoQuery['joinInfo'];
  /** What the event asks beside the profile. */
  fields: readonly ShownField[];
  userId: string;
  /** Loads the profile as it is now. */
  reload: () => Promise<JoinInfoQuery['joinInfo']['profile']>;
}

/** The steps, to see where one is and to go there. */
function StepList(props: { current: number; count: number; onChoose: (step: number) => void }) {
  const { current, count, onChoose } = props;
  return (
    <nav aria-label={messages.stepsLabel}>
      <Row as="ol" gap="xs" align="stretch" className={styles.steps}>
        {messages.steps.slice(0, count).map((title, index) => (
          <Stack as="li" key={title} grow>
            <PlainButton
              className={styles.step}
              aria-current={index === current ? 'step' : undefined}
              data-done={index < current}
              onClick={() => onChoose(index)}
            >
              {title}
            </PlainButton>
          </Stack>
        ))}
      </Row>
    </nav>
  );
}

/** One step. The others stay in the page, hidden, so that the form knows all values. */
function Step(props: { index: number; current: number; count: number; children: ReactNode }) {
  const { index, current, count, children } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = index === current;
  const before = useRef(current);
  useEffect(() => {
    if (shown && before.current !== current) title.current?.focus();
    before.current = current;
  }, [current, shown]);
  return (
    <section hidden={!shown} aria-label={messages.steps[index]}>
      <Text as="h2" size="h4" ref={title} className={styles.stepTitle} tabIndex={-1}>
        <span className="visually-hidden">{messages.step(index + 1, count)}: </span>
        {messages.steps[index]}
      </Text>
      {children}
    </section>
  );
}

/** The profile of one event in steps, with a preview of what others will see. */
export function ProfileForm(props: ProfileFormProps) {
  const { fields, info } = props;
  const { event, profile } = info;
  const it = useProfileForm(props);
  const { form, step, count, values, editing, last, sending, error, stale } = it;
  const proofNeeded = error?.reason === 'EMAIL_NOT_VERIFIED';
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {it.resumed && (
          <Notice
            className={styles.notice}
            kind="info"
            title={messages.resumed}
            action={<Button onClick={it.startOver}>{messages.startOver}</Button>}
          />
        )}
        {!it.resumed && it.filledFrom && (
          <Notice className={styles.notice} kind="info" title={messages.filledIn(it.filledFrom)} />
        )}
        <StepList current={step} count={count} onChoose={(next) => void it.goTo(next)} />
        <FormError error={proofNeeded ? null : error} />
        {proofNeeded && (
          <Notice
            className={styles.notice}
            kind="warning"
            title={messages.proveTitle}
            action={
              <LinkButton to={paths.verifyEmail()} state={{ from: paths.join(event.id) }}>
                {messages.prove}
              </LinkButton>
            }
          >
            {messages.proveText}
          </Notice>
        )}
        <StaleEditNotice edit={stale} merged={messages.mergedQuietly} />
        <Form<ProfileValues>
          form={form}
          layout="vertical"
          requiredMark="optional"
          validateTrigger="onBlur"
          initialValues={it.initial}
          onValuesChange={it.keep}
          onFinish={it.finish}
          onFinishFailed={({ errorFields }) => it.showField(String(errorFields[0]?.name[0]))}
          scrollToFirstError={{ focus: true }}
          hidden={stale.conflicts !== null}
        >
          {steps.map((Content, index) => (
            <Step key={index} index={index} current={step} count={count}>
              <Suspense>
                <Content {...event} />
              </Suspense>
            </Step>
          ))}
          {fields.length > 0 && (
            <Step index={steps.length} current={step} count={count}>
              <Note size="md" className={styles.help}>
                {messages.fieldsHelp}
              </Note>
              <Suspense>
                <FieldInputs fields={fields} />
              </Suspense>
            </Step>
          )}
          <Row gap="xs" justify="end" className={styles.buttons}>
            {editing && (
              <Button size="large" onClick={it.cancel}>
                {messages.cancel}
              </Button>
            )}
            {!editing && step > 0 && (
              <Button size="large" onClick={() => void it.goTo(step - 1)}>
                {messages.back}
              </Button>
            )}
            <Button type="primary" size="large" htmlType="submit" loading={sending} disabled={sending}>
              {editing ? messages.save : last ? it.act : messages.next}
            </Button>
          </Row>
        </Form>
        <div className={styles.kept}>
          <KeptButton eventId={event.id} timezone={event.timezone} />
        </div>
      </div>
      <Stack as="aside" gap="xs" className={styles.preview} aria-label={messages.preview}>
        <Note size="md" strong>
          {messages.preview}
        </Note>
        <Suspense fallback={<Skeleton avatar={88} rows={6} />}>
          <ProfilePreview values={values} seed={profile?.id ?? event.id} />
        </Suspense>
      </Stack>
    </div>
  );
}
