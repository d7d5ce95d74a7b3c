const DAY_MS = 86_400_000;

/** The instant so many days before another, so that the demo's content has a past to search in. */
export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * DAY_MS);
}
