/** Polyfills what jsdom lacks of pointer events; capturing does nothing. */
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
