import { cleanLines, isBlank } from '../../contract/text';
import { siteOf } from '../config/feedSettings';
import type { CapSettings, FeedSettings } from '../config/feedSettings';
import {
  addAlert,
  findAlerts,
  findNewestAlert,
  isClear,
  readServedMessages,
} from '../store/alerts';
import type { Alert } from '../store/alerts';
import { toStoredAreas, withAreas } from '../store/areas';
import { findNewestAnnouncement } from '../store/announcements';
import type { StoredAnnouncement } from '../store/announcements';
import { lockEntity } from '../store/engine/locks';
import type { Db } from '../store/schema';
import { inTransaction } from '../store/engine/store';
import { areaChange } from './areas';
import { capDocument, capTime } from './cap';

const MAX_REFERENCES = 50;

type Identity = Pick<Alert, 'number' | 'sent_at'>;

function identityOf({ sender, oid }: CapSettings, id: number, { number, sent_at }: Identity) {
  const identifier = [oid, id, Date.parse(sent_at), number].join('.');
  return { identifier, reference: [sender, identifier, capTime(sent_at)].join() };
}

/** What a new alert follows. */
interface Earlier {
  /** The references to the alerts that it replaces, oldest first. */
  replaced: string[];
  isEnd: boolean;
  /** It may not be sent before this time. */
  earliest: string;
}

const splitReferences = (text: string) => text.split(' ').filter((each) => each !== '');

/**
 * The alerts that a new one replaces. A warning with its corrections and confirmations is a series,
 * and every clear alert after it refers to all of it.
 */
function seriesBefore(last: Alert | null, notice: StoredAnnouncement): Earlier {
  const startsSeries = !last || (isClear(last) && !isClear(notice));
  if (startsSeries) return { replaced: [], isEnd: false, earliest: '' };
  const isEnded = last.kind === 'Cancel';
  const replaced = splitReferences(last.refers_to);
  return {
    replaced: isEnded ? replaced : [...replaced, last.reference],
    // An all-clear that follows no warning is corrected by another one, and ended by a blank text.
    isEnd: isBlank(notice.text) || (isClear(notice) && (isEnded || !isClear(last))),
    earliest: new Date(Date.parse(last.sent_at) + 1).toISOString(),
  };
}

const publishedAt = ({ issued_at, renewed_at }: StoredAnnouncement) => renewed_at ?? issued_at;

/**
 * The series that a version before 1.2 has served with the announcement in force. It made each
 * alert when it was read, from the settings and from `announcement_messages`.
 */
async function servedSeries(db: Db, cap: CapSettings, notice: StoredAnnouncement) {
  const served = await readServedMessages(db, notice.id);
  const newest = served.at(-1);
  if (!newest || newest.sent_at < publishedAt(notice)) return null;
  const replaced = served
    .slice(0, -1)
    .map(({ version, sent_at }) => identityOf(cap, notice.id, { number: version, sent_at }));
  return {
    replaced: replaced.map(({ reference }) => reference),
    isEnd: isClear(notice),
    earliest: newest.sent_at,
  };
}

const isAbout = (alert: Alert, notice: StoredAnnouncement) =>
  alert.published_at === publishedAt(notice) &&
  alert.text === notice.text &&
  alert.type === notice.type &&
  toStoredAreas(withAreas(alert).areas) === toStoredAreas(notice.areas);

/**
 * The areas of the warnings that an alert replaces. An end names those of the whole series, because
 * a receiver may have missed a correction. A correction names only what has changed since the last.
 */
async function warnedAreas(db: Db, kind: Alert['kind'], refers_to: string, last: Alert | null) {
  const identifiers = splitReferences(refers_to).map((reference) => reference.split(',')[1] ?? '');
  const series = kind === 'Cancel' ? await findAlerts(db, identifiers) : [];
  const replaced = kind === 'Update' && last ? [last] : series;
  return replaced.filter((alert) => !isClear(alert)).map((alert) => withAreas(alert).areas);
}

/**
 * Issues the alert about the announcement in force, unless it has been issued or nothing has to be
 * said. An alert is stored as receivers get it, so that no later change of texts, settings or this
 * program changes it. Call it in a transaction that has locked the announcements, after each write
 * that publishes or confirms one.
 */
export async function issueAlert(db: Db, feeds: FeedSettings | null): Promise<void> {
  const notice = feeds?.cap ? await findNewestAnnouncement(db) : null;
  if (!feeds?.cap || !notice) return;
  const { cap, postUrl } = feeds;
  const newest = await findNewestAlert(db);
  // A real alert replaces no test, and a test no real alert.
  const last = await findNewestAlert(db, cap.status);
  if (last && isAbout(last, notice)) return;
  const served = newest ? null : await servedSeries(db, cap, notice);
  const { replaced, isEnd, earliest } = served ?? seriesBefore(last, notice);
  if (replaced.length === 0 && isBlank(notice.text)) return;
  const published_at = publishedAt(notice);
  const sent_at = published_at < earliest ? earliest : published_at;
  // Versions before 1.2 ended identifiers with the version of the announcement.
  const number = newest ? newest.number + 1 : notice.version;
  const kind = replaced.length === 0 ? 'Alert' : isEnd ? 'Cancel' : 'Update';
  const identity = { number, sent_at, ...identityOf(cap, notice.id, { number, sent_at }) };
  const refers_to = replaced.slice(-MAX_REFERENCES).join(' ');
  // It may have been stored before texts were cleaned.
  const text = cleanLines(notice.text);
  const change = areaChange(notice.areas, await warnedAreas(db, kind, refers_to, last));
  const message = { ...identity, kind, refers_to, text, type: notice.type } as const;
  await addAlert(db, {
    ...message,
    text: notice.text,
    areas: toStoredAreas(notice.areas),
    status: cap.status,
    published_at,
    document: capDocument(cap, { ...message, ...change }, postUrl && siteOf(postUrl)),
  });
}

/**
 * Issues the alert that is missing because alerts were off, were tests, or were made by an earlier
 * version when the announcement was published.
 */
export function issueMissedAlert(db: Db, feeds: FeedSettings | null): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockEntity(trx, 'announcement', null);
    await issueAlert(trx, feeds);
  });
}
