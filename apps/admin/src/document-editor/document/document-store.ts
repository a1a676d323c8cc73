import { type FieldShape, sameValue, valueAt, withValueAt } from "@consultorio/content/document-shape";

/** Milliseconds within which changes of the same field are one step of undo. */
const stepDuration = 1000;
/** Most steps that can be undone. */
const undoLimit = 200;
/** Counts the steps of all documents, so that those of several can be undone in their order. */
let steps = 0;

/** An earlier or later state of the document, and when it changed among all changes. */
interface Step {
  value: unknown;
  number: number;
}

/** No change may join this one: it belongs to no field. */
const noChange = { path: "", at: Number.NEGATIVE_INFINITY };

/** A document that is being edited: its value, the messages of its wrong fields, and the steps of undo. */
export class DocumentStore {
  readonly shape: FieldShape | null;
  #value: unknown;
  #errors: ReadonlyMap<string, string> = new Map();
  #past: Step[] = [];
  #future: Step[] = [];
  #latest = noChange;
  readonly #listeners = new Set<() => void>();

  constructor(value: unknown, shape: FieldShape | null) {
    this.#value = value;
    this.shape = shape;
  }

  get value(): unknown {
    return this.#value;
  }

  /** Messages by the path of their field. */
  get errors(): ReadonlyMap<string, string> {
    return this.#errors;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** The number of the change that is undone next; none is less than any. */
  get undoStep(): number {
    return this.#past.at(-1)?.number ?? Number.NEGATIVE_INFINITY;
  }

  /** The number of the change that is made again next; none is more than any. */
  get redoStep(): number {
    return this.#future.at(-1)?.number ?? Number.POSITIVE_INFINITY;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get(path: string): unknown {
    return valueAt(this.#value, path);
  }

  /** Changes one field and removes the messages about it. */
  set(path: string, value: unknown) {
    this.#addStep(path);
    this.#removeErrors(path);
    this.#show(withValueAt(this.#value, path, value, this.shape));
  }

  /**
   * Changes one field without a step of undo, such as a list that loses its empty rows. Where that takes back the newest
   * step, there is nothing to undo any more, and the step is removed.
   */
  settle(path: string, value: unknown) {
    this.#removeErrors(path);
    const settled = withValueAt(this.#value, path, value, this.shape);
    this.#latest = noChange;
    if (sameValue(this.#past.at(-1)?.value, settled)) this.#past = this.#past.slice(0, -1);
    this.#show(settled);
  }

  /** Replaces the whole document, as one step that can be undone. */
  replace(value: unknown) {
    this.#addStep("");
    this.#show(value);
  }

  /** Takes the document as it was saved (trimmed, numbers normalised): no step of its own. */
  markSaved(value: unknown) {
    this.#show(value);
  }

  undo() {
    this.#move(this.#past, this.#future);
  }

  redo() {
    this.#move(this.#future, this.#past);
  }

  showErrors(errors: ReadonlyMap<string, string>) {
    this.#errors = errors;
    this.#show(this.#value);
  }

  /** Marks more fields, each with the first message about it. */
  addErrors(problems: readonly { path: string; message: string }[]) {
    this.showErrors(
      new Map([
        ...problems.toReversed().map(({ path, message }) => [path, message] as const),
        ...this.#errors,
      ]),
    );
  }

  #addStep(path: string) {
    const now = Date.now();
    const same = path !== "" && path === this.#latest.path && now - this.#latest.at < stepDuration;
    if (!same) this.#past = [...this.#past.slice(1 - undoLimit), { value: this.#value, number: ++steps }];
    this.#future = [];
    this.#latest = { path, at: now };
  }

  #move(from: Step[], to: Step[]) {
    const step = from.pop();
    if (!step) return;
    to.push({ value: this.#value, number: step.number });
    this.#latest = noChange;
    this.#show(step.value);
  }

  /** A change within a list or group may correct anything inside it. */
  #removeErrors(path: string) {
    const left = [...this.#errors].filter(([wrong]) => wrong !== path && !wrong.startsWith(`${path}.`));
    if (left.length !== this.#errors.size) this.#errors = new Map(left);
  }

  #show(value: unknown) {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }
}
