import type { Fault } from '../fault';

/** How photographs are prepared for sending. */
export const photos: Fault[] = [
  {
    rule: 'a photograph is scaled by its longer edge',
    file: 'client/shared/form/files/photos/fitting.ts',
    find: 'Math.max(width, height)',
    replace: 'width',
    tests: ['client/shared/form/files/photoFunctions.test.ts'],
  },
  {
    rule: 'an animation is left as it is',
    file: 'client/shared/form/files/photos/fitting.ts',
    find: '(flags & ANIMATION_FLAG) !== 0',
    replace: 'false',
    tests: ['client/shared/form/files/photoFunctions.test.ts'],
  },
  {
    rule: 'photographs are scaled one at a time',
    file: 'client/shared/form/files/photos/PhotoQueue.ts',
    find: 'else if (!this.running) void',
    replace: 'else void',
    tests: ['client/shared/form/files/photos.test.tsx'],
  },
  {
    rule: 'a photograph that is removed is not scaled any further',
    file: 'client/shared/form/files/photos/PhotoQueue.ts',
    find: '      this.running.abort.abort();\n',
    replace: '',
    tests: ['client/shared/form/files/photos.test.tsx'],
  },
  {
    rule: 'a photograph is judged by the size that is sent',
    file: 'client/shared/form/files/useFileChoice.ts',
    find: '(isScalable(file) ? null : sizeRefusal(file, t))',
    replace: 'sizeRefusal(file, t)',
    tests: ['client/shared/form/files/photos.test.tsx'],
  },
  {
    rule: 'a form is not sent before its photographs are prepared',
    file: 'client/shared/form/useSubmit.ts',
    find: '    if (photos.isIdle()) {\n',
    replace: '    if (photos) {\n',
    tests: ['client/shared/form/files/photos.test.tsx'],
  },
  {
    rule: 'a form is not sent without a photograph that was refused meanwhile',
    file: 'client/shared/form/useSubmit.ts',
    find: 'return areAllKept && isShown.current;',
    replace: 'return isShown.current;',
    tests: ['client/shared/form/files/photos.test.tsx'],
  },
  {
    rule: 'a draft keeps a photograph as it will be sent',
    file: 'client/shared/form/drafts/DraftKeeper.ts',
    find: 'this.save(isSettled)',
    replace: 'this.save()',
    tests: ['client/shared/form/drafts/draftContents.test.tsx'],
  },
];
