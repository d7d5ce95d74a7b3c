import type { Fault } from '../fault';

const search = ['client/lists/searchBox.test.tsx'];
const shortcuts = ['client/shared/shortcuts.test.tsx'];
const back = ['client/lists/listReturnSlice.test.ts'];

/** What the screens say after an action, where they lead, and the shortcuts. */
export const feedback: Fault[] = [
  {
    rule: 'an impossible backdate is called no date',
    file: 'contract/post.ts',
    find: 'if (day === null) return `Backdate must be a date, ${BACKDATE_FORMAT}.`;',
    replace: "if (day === null) return 'Backdate cannot be in the future.';",
    tests: ['contract/post.test.ts'],
  },
  {
    rule: 'the seconds of the puzzle stay until the next screen',
    file: 'client/features/signIn/useSignIn.ts',
    find: '    dispatch(started(data));',
    replace: '    dispatch(callFailed());\n    dispatch(started(data));',
    tests: ['client/signIn/signIn.test.tsx'],
  },
  {
    rule: 'the guard leads to / where the token has gone',
    file: 'client/features/signIn/signInSlice.ts',
    find: 'refused && refused.owner === undefined ? paths.Login : SIGN_IN_PATH',
    replace: 'SIGN_IN_PATH',
    tests: ['client/app/guards.test.tsx'],
  },
  {
    rule: 'an alert does not follow to another screen',
    file: 'client/app/shell/Shell.tsx',
    find: '    endAlert();\n',
    replace: '',
    tests: ['client/sliders/sliderDelete.test.tsx'],
  },
  {
    rule: 'a new deletion ends the alert of the last one',
    file: 'client/shared/lists/useRowDeletion.ts',
    find: '    endAlert();\n',
    replace: '',
    tests: ['client/sliders/sliderDelete.test.tsx'],
  },
  {
    rule: 'a session that begins ends the alert',
    file: 'client/shared/notices/noticesSlice.ts',
    find: 'isAnyOf(started, pageChanged)',
    replace: 'isAnyOf(pageChanged)',
    tests: ['client/shared/noticesSlice.test.ts'],
  },
  {
    rule: 'what is wrong with a search is shown beside its field',
    file: 'client/shared/lists/useSearchBox.ts',
    find: 'field === name ? message : undefined',
    replace: 'undefined',
    tests: search,
  },
  {
    rule: 'a search text that is too long is told at once',
    file: 'client/shared/lists/SearchFields.tsx',
    find: 'draft.query.trim().length > SEARCH_MAX_LENGTH',
    replace: 'false',
    tests: search,
  },
  {
    rule: 'a notice of success names what was deleted',
    file: 'client/shared/lists/useRowDeletion.ts',
    find: 'else showSuccess(texts.success, { about });',
    replace: 'else showSuccess(texts.success);',
    tests: ['client/posts/postDelete.test.tsx'],
  },
  {
    rule: 'the focus goes to the next row after a deletion',
    file: 'client/shared/lists/useFocusOfRows.ts',
    find: 'if (control) control.focus();',
    replace: 'if (control) return;',
    tests: ['client/posts/postDelete.test.tsx'],
  },
  {
    rule: 'a new entity is linked from its notice',
    file: 'client/shared/form/useFinish.ts',
    find: 'id === undefined ? undefined : pageOf?.(String(id))',
    replace: 'undefined',
    tests: ['client/users/userCreate.test.tsx'],
  },
  {
    rule: 'a list comes back on the page and filter on which it was left',
    file: 'client/shared/lists/useListReturn.ts',
    find: 'search: selectSearch(store.getState(), path)',
    replace: "search: ''",
    tests: ['client/users/userEdit.test.tsx'],
  },
  {
    rule: 'how lists were left ends with the session',
    file: 'client/shared/lists/listReturnSlice.ts',
    find: 'builder.addMatcher(isAnyOf(ended, expired), () => nothing)',
    replace: 'builder.addMatcher(isAnyOf(ended), () => nothing)',
    tests: back,
  },
  {
    rule: 'a mark is seen on its own list only',
    file: 'client/shared/lists/listReturnSlice.ts',
    find: 'if (state.marked?.path !== payload.path) state.marked = null;',
    replace: '',
    tests: back,
  },
  {
    rule: 'a character alone is no shortcut while somebody types',
    file: 'client/shared/shortcuts/useShortcut.ts',
    find: ' && !isEditable(event.target))',
    replace: ')',
    tests: shortcuts,
  },
  {
    rule: 'shortcuts by a character alone can be switched off',
    file: 'client/shared/shortcuts/useShortcut.ts',
    find: 'hasSingleKeys() && ',
    replace: '',
    tests: shortcuts,
  },
  {
    rule: 'the search box does not name a key that is switched off',
    file: 'client/shared/lists/SearchFields.tsx',
    find: 'endAdornment={hasKey && <SearchKey />}',
    replace: 'endAdornment={<SearchKey />}',
    tests: search,
  },
  {
    rule: 'a page behind a dialog has no shortcuts',
    file: 'client/shared/shortcuts/useShortcut.ts',
    find: ' || isBehindDialog(element)',
    replace: '',
    tests: shortcuts,
  },
  {
    rule: 'Control+S works on a Burmese keyboard',
    file: 'client/shared/shortcuts/useShortcut.ts',
    find: 'return code === `Key${wanted}` && !/^[a-z]$/i.test(key);',
    replace: 'return false;',
    tests: shortcuts,
  },
];
