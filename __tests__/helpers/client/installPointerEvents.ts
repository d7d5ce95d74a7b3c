/** Adds the pointer events that jsdom lacks. Pointer capture does nothing. */
export function installPointerEvents() {
  class JsdomPointerEvent extends MouseEvent {
    readonly pointerId: number;

    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerId = init.pointerId ?? 0;
    }
  }
  Object.assign(window, { PointerEvent: JsdomPointerEvent });
  Object.assign(Element.prototype, { setPointerCapture: () => undefined });
}
