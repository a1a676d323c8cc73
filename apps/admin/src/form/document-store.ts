import type { FieldShape } from "./field-shape.ts";
import { valueAt, withValueAt } from "./value-at.ts";

/** Milliseconds within which changes of the same field are one step of undo. */
const oneStep = 1000;

/** Most steps that can be undone. */
const memory = 200;

/** A document under an editor's hands: its value, what is wrong with it, and the way back. */
export class DocumentStore {
  readonly shape: FieldShape | null;
  #value: unknown;
  #errors: ReadonlyMap<string, string> = new Map();
  #past: unknown[] = [];
  #future: unknown[] = [];
  #latest = { path: "", at: Number.NEGATIVE_INFINITY };
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

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get(path: string): unknown {
    return valueAt(this.#value, path);
  }

  /** Changes one field; what was wrong with it is forgotten. */
  set(path: string, value: unknown) {
    this.#step(path);
    this.#value = withValueAt(this.#value, path, value, this.shape);
    this.#forgetErrors(path);
    this.#tell();
  }

  /** Puts another document in place of this one, as one step that can be undone. */
  replace(value: unknown) {
    this.#step("");
    this.#value = value;
    this.#tell();
  }

  /** Takes what was kept of this document (trimmed, numbers normalised): no step of its own. */
  settle(value: unknown) {
    this.#value = value;
    this.#tell();
  }

  undo() {
    this.#travel(this.#past, this.#future);
  }

  redo() {
    this.#travel(this.#future, this.#past);
  }

  showErrors(errors: ReadonlyMap<string, string>) {
    this.#errors = errors;
    this.#tell();
  }

  #step(path: string) {
    const now = Date.now();
    const same = path !== "" && path === this.#latest.path && now - this.#latest.at < oneStep;
    if (!same) this.#past = [...this.#past.slice(1 - memory), this.#value];
    this.#future = [];
    this.#latest = { path, at: now };
  }

  #travel(from: unknown[], to: unknown[]) {
    if (from.length === 0) return;
    to.push(this.#value);
    this.#value = from.pop();
    this.#latest = { path: "", at: Number.NEGATIVE_INFINITY };
    this.#tell();
  }

  /** A change within a list or group may cure anything inside it. */
  #forgetErrors(path: string) {
    const left = [...this.#errors].filter(([wrong]) => wrong !== path && !wrong.startsWith(`${path}.`));
    if (left.length !== this.#errors.size) this.#errors = new Map(left);
  }

  #tell() {
    for (const listener of this.#listeners) listener();
  }
}
