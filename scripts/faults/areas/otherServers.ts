import type { Fault } from '../fault';

const READERS = ['client/api/tolerance.test.ts'];

/** What back ends of other makes send, and what their developers are told. */
export const otherServers: Fault[] = [
  {
    rule: 'a write that is answered in plain text succeeds',
    file: 'client/shared/api/api.ts',
    find: 'if (isSuccess && !isRead',
    replace: 'if (isSuccess && isRead',
    tests: ['client/api/response.test.ts'],
  },
  {
    rule: 'errors stand for a message that says nothing',
    file: 'client/shared/api/apiError.ts',
    find: 'errors && GENERIC.test(text.trim()) ? join(errors) : text',
    replace: 'text',
    tests: READERS,
  },
  {
    rule: 'a paginator may be wrapped in data',
    file: 'client/shared/api/normalize.ts',
    find: "isRecord(inner) && 'data' in inner ? inner : response",
    replace: 'response',
    tests: READERS,
  },
  {
    rule: 'a next page is enough for paging',
    file: 'client/shared/lists/useListPage.ts',
    find: 'hasNext ? currentPage + 1 : requested.page',
    replace: 'requested.page',
    tests: READERS,
  },
  {
    rule: 'an object with numeric keys is a list',
    file: 'client/shared/api/normalize.ts',
    find: 'isArray || isList ?',
    replace: 'isArray ?',
    tests: READERS,
  },
  {
    rule: 'the XSRF cookie is sent back',
    file: 'client/shared/api/api.ts',
    find: "...(xsrf && { 'X-XSRF-TOKEN': xsrf }),",
    replace: '',
    tests: ['client/api/headers.test.ts'],
  },
  {
    rule: 'a sign-in without permissions says so',
    file: 'client/shared/session/sessionApi.ts',
    find: '!isPrivileged(user) && !permissions',
    replace: 'false && !permissions',
    tests: READERS,
  },
  {
    rule: 'a field keeps its own message while it holds',
    file: 'client/shared/form/serverErrors.ts',
    find: 'if (form.getFieldState(place).error?.message) continue;',
    replace: '',
    tests: ['client/shared/form/formFailure.test.tsx'],
  },
  {
    rule: 'each file shows its own message',
    file: 'client/shared/form/serverErrors.ts',
    find: 'get(values, name) instanceof File ? name : withoutIndex(name)',
    replace: 'withoutIndex(name)',
    tests: ['client/shared/form/files/fileInput.test.tsx'],
  },
  {
    rule: 'the base path needs no slash at its end',
    file: 'client/app/createApp.ts',
    find: '  addTrailingSlash();\n',
    replace: '',
    tests: ['client/session/deepLink.test.tsx'],
  },
  {
    rule: 'the OpenAPI document marks what other servers need not have',
    file: 'server/routes/allRoutes.ts',
    find: 'buildDocument(operationsOf(calls), operationsOf([...extras, self]))',
    replace: 'buildDocument(operationsOf([...calls, ...extras, self]), [])',
    tests: ['server/http/openapi/published.test.ts'],
  },
  {
    rule: 'the published calls are those of the routes',
    file: 'server/routes/tags.ts',
    find: "access: ['post-create', 'post-edit']",
    replace: "access: 'post-create'",
    tests: ['server/http/openapi/published.test.ts'],
  },
];
