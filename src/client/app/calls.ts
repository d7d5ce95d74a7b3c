type Calls = Record<string, { status: string; endpointName?: string } | undefined>;

/** What goes on by itself, unseen. */
const QUIET = 'refreshAnnouncements';

/** Whether a call is pending. */
export function selectIsCalling({ api }: { api: { queries: Calls; mutations: Calls } }): boolean {
  return [api.queries, api.mutations].some((calls) =>
    Object.values(calls).some((call) => call?.status === 'pending' && call.endpointName !== QUIET),
  );
}
