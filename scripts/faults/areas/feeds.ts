import type { Fault } from '../fault';

const NOTICES = ['server/routes/announcements.test.ts'];
const VERSIONS = ['server/routes/announcementVersions.test.ts'];
const TEMPLATES = ['server/routes/announcementTemplates.test.ts'];
const MESSAGES = ['server/feeds/capMessages.test.ts'];
const FORMATS = ['server/feeds/formats.test.ts'];
const FEEDS = ['server/routes/feeds.test.ts'];
const CONTENT = ['server/routes/feedContent.test.ts'];

/** What is in force, what was, and what the public feeds say of it. */
export const feeds: Fault[] = [
  {
    rule: 'a save that changes neither text nor type is not issued anew',
    file: 'server/store/announcements.ts',
    find: 'const times = isNew ?',
    replace: 'const times = isNew || true ?',
    tests: NOTICES,
  },
  {
    rule: 'nothing is renewed that is not in force',
    file: 'server/routes/announcementHistory.ts',
    find: 'if (isBlank(before.text)) throw',
    replace: 'if (!before) throw',
    tests: NOTICES,
  },
  {
    rule: 'a renewal is of the version on show',
    file: 'server/routes/announcementHistory.ts',
    find: "    await checkVersion(trx, request, 'announcement', before);\n",
    replace: '',
    tests: NOTICES,
  },
  {
    rule: 'a refresh does not prolong a session',
    file: 'server/http/route.ts',
    find: '!(polled && isRefresh(request))',
    replace: 'true',
    tests: NOTICES,
  },
  {
    rule: 'only the list of announcements is refreshed without use of the session',
    file: 'server/http/route.ts',
    find: '!(polled && isRefresh(request))',
    replace: '!isRefresh(request)',
    tests: NOTICES,
  },
  {
    rule: 'a save of the same text is no version',
    file: 'server/store/announcementVersions.ts',
    find: "eb.or([differs('text'), differs('type')])",
    replace: "eb.or([differs('text'), differs('version')])",
    tests: VERSIONS,
  },
  {
    rule: 'the first version of a page ends with the last of the page before',
    file: 'server/store/announcementVersions.ts',
    find: '[start === 0 ? undefined : before, ...rows]',
    replace: '[undefined, ...rows]',
    tests: VERSIONS,
  },
  {
    rule: 'an announcement has no blank left',
    file: 'contract/announcement.ts',
    find: "blanksIn(text ?? '').length === 0",
    replace: "blanksIn(text ?? '').length < 9",
    tests: ['contract/blanks.test.ts'],
  },
  {
    rule: 'what is said in one language does not land in the other',
    file: 'contract/languages.ts',
    find: 'language === each || language === null',
    replace: 'language === each',
    tests: ['contract/languages.test.ts'],
  },
  {
    rule: 'templates are limited in number',
    file: 'server/routes/announcementTemplates.ts',
    find: ' >= MAX_TEMPLATES)',
    replace: ' > MAX_TEMPLATES)',
    tests: TEMPLATES,
  },
  {
    rule: 'every all clear cancels the whole series of warnings',
    file: 'server/store/announcementMessages.ts',
    find: 'wasClear ? kept.slice(0, -1) : kept',
    replace: 'wasClear ? [] : kept',
    tests: CONTENT,
  },
  {
    rule: 'a warning after an all clear is a new one',
    file: 'server/store/announcementMessages.ts',
    find: 'startsSeries ? [] :',
    replace: 'startsSeries ? warnings :',
    tests: CONTENT,
  },
  {
    rule: 'texts in XML are escaped',
    file: 'server/feeds/xml.ts',
    find: 'escape(each, /[&<>]/g)',
    replace: 'escape(each, /[&<]/g)',
    tests: FORMATS,
  },
  {
    rule: 'XML has no character that it does not allow',
    file: 'server/feeds/xml.ts',
    find: "    .replace(FORBIDDEN, '')\n",
    replace: '',
    tests: FORMATS,
  },
  {
    rule: 'an alert is a test until the operator says otherwise',
    file: 'server/feedSettings.ts',
    find: "    .default('Test'),",
    replace: "    .default('Actual'),",
    tests: FEEDS,
  },
  {
    rule: 'posts have the same id wherever they are served',
    file: 'server/feeds/postItems.ts',
    find: 'urnOf(store, `post ${id}`)',
    replace: 'urnOf(publicUrl ?? store, `post ${id}`)',
    tests: FORMATS,
  },
  {
    rule: 'the feeds are off by default',
    file: 'server/feedSettings.ts',
    find: "    .default('false'),",
    replace: "    .default('true'),",
    tests: ['server/config.test.ts', ...FEEDS],
  },
  {
    rule: 'the feeds are limited per network',
    file: 'server/http/limits/requestRate.ts',
    find: 'const network = networkOf(address);',
    replace: 'const network = address;',
    tests: FEEDS,
  },
  {
    rule: 'a crowd of readers costs as much as one',
    file: 'server/routes/feeds.ts',
    find: 'age >= KEPT_MS',
    replace: 'age >= 0',
    tests: FEEDS,
  },
  {
    rule: 'a pleasant text after warnings cancels them',
    file: 'server/feeds/capMessages.ts',
    find: "isClear(notice) ? 'Cancel'",
    replace: "!notice.text ? 'Cancel'",
    tests: MESSAGES,
  },
  {
    rule: 'a feed does not carry a post of any length',
    file: 'server/store/feedPosts.ts',
    find: "['description']), '<=', maxBytes)",
    replace: "['description']), '>=', 0)",
    tests: CONTENT,
  },
];
