const NodeFormData = FormData;

function valuesOf(control: Element): (string | File)[] {
  if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) {
    return [control.value];
  }
  if (!(control instanceof HTMLInputElement)) return [];
  if (control.type === 'file') return [...(control.files ?? [])];
  const isUnticked = ['checkbox', 'radio'].includes(control.type) && !control.checked;
  return isUnticked ? [] : [control.value];
}

/** Node's FormData, which can be sent, and which reads a form as a browser's does. */
class FormDataOfForms extends NodeFormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const control of form?.elements ?? []) {
      const name = control.getAttribute('name');
      if (!name || control.matches(':disabled')) continue;
      valuesOf(control).forEach((value) => this.append(name, value));
    }
  }
}

/** The environment uses Node's FormData, which cannot read forms. */
export function installFormData(): void {
  Object.assign(globalThis, { FormData: FormDataOfForms });
}
