import type { Fault } from '../fault';

/** What screens show, and how people get through it. */
export const screens: Fault[] = [
  {
    rule: 'the images of a page stop at either end',
    file: 'client/shared/ui/ImageOverlay.tsx',
    find: 'pictures[index + by] && onShow(index + by)',
    replace: 'onShow((index + by + pictures.length) % pictures.length)',
    tests: ['client/shared/ui.test.tsx'],
  },
  {
    rule: 'a finger that scrolls does not turn to another image',
    file: 'client/shared/ui/ImageOverlay.tsx',
    find: 'Math.abs(across) > Math.abs(along)',
    replace: 'true',
    tests: ['client/shared/ui.test.tsx'],
  },
  {
    rule: 'two misses offer the way without dragging',
    file: 'client/features/signIn/puzzle/puzzleSlice.ts',
    find: 'MISSES_UNTIL_HELP = 2',
    replace: 'MISSES_UNTIL_HELP = 1',
    tests: ['client/signIn/puzzle/puzzleSlice.test.ts'],
  },
  {
    rule: 'a part of a filter is removed alone',
    file: 'client/shared/lists/FilterChips.tsx',
    find: '{ ...filter, ...without }',
    replace: "{ query: '', start_date: '', end_date: '' }",
    tests: ['client/lists/searchBox.test.tsx'],
  },
  {
    rule: 'a filter without parts is none',
    file: 'client/shared/lists/useSearchBox.ts',
    find: 'isBlankFilter(rest) ? clear() : onSearch(rest)',
    replace: 'onSearch(rest)',
    tests: ['client/lists/searchBox.test.tsx'],
  },
  {
    rule: 'a search without a match does not send the form',
    file: 'client/features/posts/CategorySearch.tsx',
    find: "event.key === 'Enter' && event.preventDefault()",
    replace: 'event.key',
    tests: ['client/posts/form/categorySearch.test.tsx'],
  },
  {
    rule: 'Escape leaves the category as it is',
    file: 'client/shared/form/SelectInput.tsx',
    find: 'if (chosen) setValue(name, chosen.value,',
    replace: "setValue(name, chosen?.value ?? '',",
    tests: ['client/posts/form/categorySearch.test.tsx'],
  },
  {
    rule: 'a sidebar over the page closes on a link to that page',
    file: 'client/app/shell/Sidebar.tsx',
    find: '        onClick={onChoose}\n',
    replace: '',
    tests: ['client/app/sidebar.test.tsx'],
  },
  {
    rule: 'a sidebar over the page closes when the page changes',
    file: 'client/app/shell/Shell.tsx',
    find: '    dispatch(screenLeft());\n',
    replace: '',
    tests: ['client/app/sidebar.test.tsx'],
  },
  {
    rule: 'a sidebar beside the page stays when the page changes',
    file: 'client/app/shell/shellSlice.ts',
    find: "if (state.window === 'narrow') state.sidebar",
    replace: 'state.sidebar',
    tests: ['client/app/shellSlice.test.ts'],
  },
];
