import type { DeletedEntity } from '../../contract/messages';
import type { Noun } from '../../contract/nouns';
import { notFound } from '../http/errors';
import { EarlyResponse, RouteResponse } from '../http/routeResponse';
import { findDeletion } from '../store/history';
import type { Db } from '../store/schema';
import { isInTrash } from '../store/trash';

/**
 * Ends a request for an entity that does not exist. If somebody has deleted it, the response says
 * who and when, so that a form that edits it can tell its user.
 *
 * @throws HttpError 404; EarlyResponse 404
 */
export async function missing(db: Db, entity: Noun, id: number): Promise<never> {
  const deletion = await findDeletion(db, { entity, id });
  const { status, message } = notFound();
  if (!deletion) throw notFound();
  const body: DeletedEntity = {
    message,
    deleted_by: deletion.user_name,
    deleted_at: deletion.created_at,
    restorable: await isInTrash(db, entity, id),
  };
  throw new EarlyResponse(new RouteResponse(status, body));
}
