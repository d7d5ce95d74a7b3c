/** Runs a task once the browser has painted what the page is now. */
export function afterNextPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
