import { badInput, type FieldError } from '../../core/errors';
import type { RequestContext } from '../../core/request/context';
import type { AnswersFilter } from '../answers/index';
import { conditionAnswersOf, fieldsByEventId } from '../event-fields/index';

/** Refuses conditions over anything but the choices, countries, and yes or no of fields that the event has. */
export async function checkConditions(
  ctx: RequestContext,
  eventId: string,
  conditions: readonly AnswersFilter[],
): Promise<void> {
  const fields = conditions.length > 0 ? await fieldsByEventId(ctx).clear(eventId).load(eventId) : [];
  const errors = conditions.flatMap(({ fieldId, values }, index): FieldError[] => {
    const field = fields.find(({ id }) => id === fieldId);
    const path = `input.answers.${index}`;
    const isTwice = conditions.findIndex((other) => other.fieldId === fieldId) < index;
    if (!field || isTwice)
      return [
        {
          path: `${path}.fieldId`,
          message: isTwice ? 'Name each field once.' : 'This event does not ask this.',
        },
      ];
    const isAnswer = conditionAnswersOf(field);
    return isAnswer && values.length > 0 && values.every(isAnswer)
      ? []
      : [{ path: `${path}.values`, message: 'Choose from the answers to that field.' }];
  });
  if (errors.length > 0) throw badInput(errors);
}
