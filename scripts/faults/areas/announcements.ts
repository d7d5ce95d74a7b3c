import type { Fault } from '../fault';

const strip = ['client/announcements/announcementStrip.test.tsx'];
const inForce = ['client/announcements/inForce.test.ts'];

const look = ['client/announcements/secondLook.test.ts'];
const dialogs = ['client/announcements/announcementLook.test.tsx'];

/** The announcement in force: what the strip shows, asks and loads, and how it is changed. */
export const announcements: Fault[] = [
  {
    rule: 'a renewal is a confirmation',
    file: 'client/features/announcements/strip/inForce.ts',
    find: 'renewed_at ?? issued_at;',
    replace: 'issued_at;',
    tests: inForce,
  },
  {
    rule: 'a server without times is not asked every minute',
    file: 'client/features/announcements/strip/inForce.ts',
    find: "return occasion === 'return' ? 'load' : 'nothing';",
    replace: "return 'load';",
    tests: inForce,
  },
  {
    rule: 'a refresh does not bring back what was saved over',
    file: 'client/features/announcements/announcementsApi.ts',
    find: '(known.version ?? 0) > (announcement.version ?? 0)',
    replace: '(known.version ?? 0) < 0',
    tests: inForce,
  },
  {
    rule: 'the strip comes after the content of the page',
    file: 'client/app/shell/StripPlace.tsx',
    find: 'useState(false)',
    replace: 'useState(true)',
    tests: strip,
  },
  {
    rule: 'a failed refresh says how old the strip is',
    file: 'client/features/announcements/strip/useInForce.ts',
    find: 'isError || refreshed.failedAt > goodAt ? goodAt : null',
    replace: 'isError ? goodAt : null',
    tests: strip,
  },
  {
    rule: 'All clear sends nothing by itself',
    file: 'client/features/announcements/AnnouncementDialogs.tsx',
    find: '      proposal={dialog.proposal}\n',
    replace: '',
    tests: strip,
  },
  {
    rule: 'a warning that is taken down is looked at',
    file: 'client/features/announcements/secondLook/secondLook.ts',
    find: "notice.type === 'warning' && !isBlank(notice.text)",
    replace: "notice.type === 'warning'",
    tests: look,
  },
  {
    rule: 'Back from the second look sends nothing',
    file: 'client/shared/form/useSubmit.ts',
    find: 'if (!review || (await review(values))) await',
    replace: 'await review?.(values);\n      await',
    tests: dialogs,
  },
  {
    rule: 'a rewritten text is shown whole',
    file: 'client/features/announcements/secondLook/compareTexts.ts',
    find: 'isRewritten ? alignWords([before], [after]) : parts',
    replace: 'isRewritten ? parts : parts',
    tests: look,
  },
  {
    rule: 'the fields of the blanks stay while they are filled',
    file: 'client/features/announcements/templates/useBlanks.ts',
    find: 'text === last.filled ? last : fillingOf(text)',
    replace: 'fillingOf(text)',
    tests: dialogs,
  },
  {
    rule: 'two versions are compared, the older one first',
    file: 'client/features/announcements/history/AnnouncementHistory.tsx',
    find: 'Date.parse(a.from) - Date.parse(b.from)',
    replace: 'Date.parse(b.from) - Date.parse(a.from)',
    tests: ['client/announcements/announcementHistory.test.tsx'],
  },
  {
    rule: 'a server without times has no history',
    file: 'client/features/announcements/AnnouncementDetail.tsx',
    find: 'if (announcement.issued_at === undefined) return null;',
    replace: '',
    tests: ['client/announcements/announcementHistory.test.tsx'],
  },
  {
    rule: 'a server without times has no templates',
    file: 'client/features/announcements/AnnouncementListPage.tsx',
    find: 'currentData?.some(({ issued_at }) => issued_at)',
    replace: 'currentData?.some(() => true)',
    tests: ['client/announcements/feedsPage.test.tsx'],
  },
  {
    rule: 'feeds that are off are no failure',
    file: 'client/features/announcements/feeds/FeedsPage.tsx',
    find: 'load.error.status === 404',
    replace: 'load.error.status === 500',
    tests: ['client/announcements/feedsPage.test.tsx'],
  },
];
