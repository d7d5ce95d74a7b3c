type Calls = Record<string, { status: string; endpointName?: string } | undefined>;

/** A background call that shows no progress. */
const QUIET = 'refreshAnnouncements';

export function selectIsCalling({ api }: { api: { queries: Calls; mutations: Calls } }): boolean {
  return [api.queries, api.mutations].some((calls) =>
    Object.values(calls).some((call) => call?.status === 'pending' && call.endpointName !== QUIET),
  );
}
