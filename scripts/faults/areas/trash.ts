import type { Fault } from '../fault';

const RESTORED = ['server/routes/trash.test.ts'];
const KEPT = ['server/routes/trashStore.test.ts'];

const UNDONE = ['client/posts/postUndo.test.tsx'];

/** What is deleted and comes back. */
export const trash: Fault[] = [
  {
    rule: 'an image of what is in the trash is not served',
    file: 'server/store/images.ts',
    find: 'return eb.not(eb.exists(',
    replace: 'return eb.lit(true) ?? eb.not(eb.exists(',
    tests: RESTORED,
  },
  {
    rule: 'a restored post has its tags',
    file: 'server/store/trashedEntities.ts',
    find: '  await restoreTags(db, entry);\n',
    replace: '',
    tests: RESTORED,
  },
  {
    rule: 'a restored post is found',
    file: 'server/store/trashedEntities.ts',
    find: '  await indexPost(db, id, { ...post, description: plainText(post.description), tags });\n',
    replace: '',
    tests: RESTORED,
  },
  {
    rule: 'a restored entity has its version',
    file: 'server/store/trashedEntities.ts',
    find: "const OF_POST = ['title', 'description', 'type', 'category_id', 'created_at', 'version']",
    replace: "const OF_POST = ['title', 'description', 'type', 'category_id', 'created_at']",
    tests: RESTORED,
  },
  {
    rule: 'nobody sees the trash of a kind that they may not delete',
    file: 'server/routes/trash.ts',
    find: 'TRASHED_NOUNS.filter((noun) => can(account, RESTORE_PERMISSIONS[noun]))',
    replace: 'TRASHED_NOUNS.filter((noun) => can(account, RESTORE_PERMISSIONS[noun]) || true)',
    tests: RESTORED,
  },
  {
    rule: 'a kind is restored with the permission to delete that kind',
    file: 'server/routes/trash.ts',
    find: 'access: RESTORE_PERMISSIONS[noun],',
    replace: 'access: Object.values(RESTORE_PERMISSIONS),',
    tests: RESTORED,
  },
  {
    rule: 'nothing is restored twice',
    file: 'server/store/trash.ts',
    find: "await db.deleteFrom('trash').where('id', '=', id).execute();",
    replace: "await db.updateTable('trash').set({ noun_id: 0 }).where('id', '=', id).execute();",
    tests: RESTORED,
  },
  {
    rule: 'nothing is restored after 30 days',
    file: 'server/store/trash.ts',
    find: "    .where('noun_id', '=', nounId)\n    .where('deleted_at', '>', oldest(now))\n",
    replace: "    .where('noun_id', '=', nounId)\n",
    tests: KEPT,
  },
  {
    rule: 'what is purged is purged with its images',
    file: 'server/store/trash.ts',
    find: "  const images = db.selectFrom('trash_images').select('image_id').where('trash_id', '=', entry.id);\n  await db.deleteFrom('images').where('id', 'in', images).execute();\n",
    replace: '',
    tests: KEPT,
  },
  {
    rule: 'a sign-in purges the trash',
    file: 'server/routes/session.ts',
    find: '    await purge(services, request);\n',
    replace: '',
    tests: KEPT,
  },
  {
    rule: 'a deletion purges the trash',
    file: 'server/routes/deletion.ts',
    find: '  await purge(services, request);\n',
    replace: '',
    tests: KEPT,
  },
  {
    rule: 'a deletion is undone under its own key, however often it is tried',
    file: 'client/shared/lists/offerUndo.ts',
    find: "headers: { 'Idempotency-Key': key },",
    replace: "headers: { 'Idempotency-Key': nanoid() },",
    tests: UNDONE,
  },
  {
    rule: 'nothing is undone where the server does not offer it',
    file: 'client/shared/api/api.ts',
    find: 'meta?.isRestorable ?? false;',
    replace: 'meta !== undefined;',
    tests: ['client/posts/postDelete.test.tsx'],
  },
  {
    rule: 'a failed undo can be tried again',
    file: 'client/shared/lists/offerUndo.ts',
    find: "t('Try again')",
    replace: 'undefined',
    tests: UNDONE,
  },
  {
    rule: 'what was restored can be deleted again',
    file: 'client/shared/lists/offerUndo.ts',
    find: '      onRestored();\n',
    replace: '',
    tests: UNDONE,
  },
  {
    rule: 'a message with a button stays for ten seconds',
    file: 'client/shared/notices/Notices.tsx',
    find: 'success?.action ? ACTION_SHOWN_MS : SHOWN_MS',
    replace: 'SHOWN_MS',
    tests: ['client/shared/notices.test.tsx'],
  },
  {
    rule: 'the button of an alert goes with its session',
    file: 'client/shared/notices/noticesSlice.ts',
    find: 'if (state.alert) state.alert.action = undefined;',
    replace: '',
    tests: ['client/shared/noticesSlice.test.ts'],
  },
  {
    rule: 'a deletion makes space where the disk is nearly full',
    file: 'server/routes/deletion.ts',
    find: 'const isShort = isShortOfSpace(services.db);',
    replace: 'const isShort = false;',
    tests: ['server/embedded/smallDisk.test.ts'],
  },
  {
    rule: 'a deletion that does not fit on the disk is for good',
    file: 'server/routes/deletion.ts',
    find: ' && !isLastResort(trx)',
    replace: '',
    tests: ['server/embedded/fullDisk.test.ts'],
  },
];
