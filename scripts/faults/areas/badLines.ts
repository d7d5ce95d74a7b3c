import type { Fault } from '../fault';

/** Bad lines: what stays on screen, and what tells of them. */
export const badLines: Fault[] = [
  {
    rule: 'rows stay where the server does not answer',
    file: 'client/shared/api/load.ts',
    find: 'Boolean(currentData) && isUnanswered(error)',
    replace: 'false',
    tests: ['client/lists/listOutdated.test.tsx'],
  },
  {
    rule: 'a refusal is no bad line',
    file: 'client/shared/api/load.ts',
    find: 'Boolean(currentData) && isUnanswered(error)',
    replace: 'Boolean(currentData) && Boolean(error)',
    tests: ['client/lists/listOutdated.test.tsx'],
  },
  {
    rule: 'a request that was broken off says nothing of the line',
    file: 'client/shared/api/lineSlice.ts',
    find: 'signal.aborted || status === 503',
    replace: 'status === 503',
    tests: ['client/api/lineSlice.test.ts'],
  },
  {
    rule: 'what is on screen is fetched again once the line is back',
    file: 'client/app/shell/LineBanner.tsx',
    find: 'if (!selectIsLineDown(store.getState())) dispatch(api.internalActions.onOnline());',
    replace: '',
    tests: ['client/app/lineBanner.test.tsx'],
  },
  {
    rule: 'a page that nobody sees asks nothing',
    file: 'client/app/shell/LineBanner.tsx',
    find: "if (document.visibilityState !== 'hidden') void ask();",
    replace: 'void ask();',
    tests: ['client/app/lineBanner.test.tsx'],
  },
  {
    rule: 'a late response does not hide that the browser has no network',
    file: 'client/app/shell/LineBanner.tsx',
    find: 'if (!selectIsLineDown(store.getState())) void dispatch(checkLine());',
    replace: '',
    tests: ['client/app/lineBanner.test.tsx'],
  },
  {
    rule: 'the banner neither comes nor goes while something is pressed',
    file: 'client/app/shell/LineBanner.tsx',
    find: 'const isShown = useAfterPress(isDown);',
    replace: 'const isShown = isDown;',
    tests: ['client/app/lineBanner.test.tsx'],
  },
  {
    rule: 'what was held back by a press comes after it',
    file: 'client/shared/ui/useAfterPress.ts',
    find: '(timer = setTimeout(() => setIsPressed(false)))',
    replace: '{}',
    tests: ['client/app/lineBanner.test.tsx'],
  },
  {
    rule: 'the banner of the session does not come while something is pressed',
    file: 'client/app/shell/SessionEndBanner.tsx',
    find: 'useAfterPress(useHasCome(endsAt === undefined ? undefined : endsAt - AHEAD_MS))',
    replace: 'useHasCome(endsAt === undefined ? undefined : endsAt - AHEAD_MS)',
    tests: ['client/app/sessionEndBanner.test.tsx'],
  },
  {
    rule: 'only the first button of a mouse holds banners back',
    file: 'client/shared/ui/useAfterPress.ts',
    find: 'if (button !== 0) return;',
    replace: '',
    tests: ['client/app/sessionEndBanner.test.tsx'],
  },
  {
    rule: 'a press that becomes a scroll or a drag holds no banner back',
    file: 'client/shared/ui/useAfterPress.ts',
    find: "window.addEventListener('pointercancel', release, true);",
    replace: '',
    tests: ['client/app/sessionEndBanner.test.tsx'],
  },
];
