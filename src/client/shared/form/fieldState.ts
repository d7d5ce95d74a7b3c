/** How a control, its label, its help and its error are tied together. */
export interface FieldState {
  /** Id of the control, which the label points at. */
  id: string;
  labelId: string;
  helpId: string;
  errorId: string;
  message: string | undefined;
  /** For the control's `aria-describedby`: the help and the error, as far as they are on show. */
  describedBy: string | undefined;
}

/**
 * The ids of a field and what describes it.
 *
 * @param id id of the control
 * @param shown the help text and the error on show, if any
 */
export function fieldState(id: string, shown: { help?: string; message?: string }): FieldState {
  const { help, message } = shown;
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [help && helpId, message && errorId].filter(Boolean).join(' ') || undefined;
  return { id, labelId: `${id}-label`, helpId, errorId, message, describedBy };
}
