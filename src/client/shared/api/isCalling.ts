type Calls = Record<string, { status: string } | undefined>;

/** True while any call is under way, for the progress line; none is before the API has loaded. */
export function selectIsCalling({ api }: { api?: { queries: Calls; mutations: Calls } }): boolean {
  return [api?.queries, api?.mutations].some((calls) =>
    Object.values(calls ?? {}).some((call) => call?.status === 'pending'),
  );
}
