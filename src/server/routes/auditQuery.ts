import { AUDIT_ACTIONS, AUDIT_ENTITIES } from '../../contract/audit';
import { optionalText } from '../../contract/fields';
import { PAGE_SIZE } from '../../contract/limits';
import { fromYup } from '../http/openapi/fromYup';
import type { AuditFilter } from '../store/audit';
import type { Window } from '../store/pages';
import { toStoreId, validate } from '../http/input';
import { daysSchema, toDays, toWindow } from '../http/pageQuery';
import type { Reader } from '../http/input';

/** One of some words, or ''. */
function oneOf(words: readonly string[]) {
  return optionalText().test(
    'known',
    `Please choose one of: ${words.join(', ')}.`,
    (text) => text === '' || words.includes(text),
  );
}

/** An id, or ''. */
function id() {
  return optionalText().test(
    'id',
    'The id must be a whole number from 1.',
    (text) => text === '' || toStoreId(text) !== null,
  );
}

const auditSchema = daysSchema(PAGE_SIZE.audit).shape({
  user_id: id(),
  action: oneOf(AUDIT_ACTIONS),
  noun: oneOf(AUDIT_ENTITIES),
  noun_id: id().when('noun', ([noun]: string[], schema) =>
    schema.test('of-noun', 'An id needs its noun.', (text) => text === '' || Boolean(noun)),
  ),
});

/** Reads which records of the audit trail are asked for. Blank fields count as absent. */
export const auditQuery: Reader<{ window: Window; filter: AuditFilter }> = {
  async read(request) {
    const asked = await validate(auditSchema, request.query);
    const filter = {
      userId: toStoreId(asked.user_id),
      action: AUDIT_ACTIONS.find((action) => action === asked.action) ?? null,
      noun: AUDIT_ENTITIES.find((noun) => noun === asked.noun) ?? null,
      nounId: toStoreId(asked.noun_id),
      ...toDays(asked),
    };
    return { input: { window: toWindow(asked, PAGE_SIZE.audit), filter } };
  },
  schema: { query: fromYup(auditSchema) },
};
