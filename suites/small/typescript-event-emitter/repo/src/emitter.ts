type Listener<T> = (value: T) => void;

/** Tells listeners, in the order they came. */
export class Emitter<T> {
  readonly #listeners: Listener<T>[] = [];

  /** Gives the function that ends it. */
  on(listener: Listener<T>): () => void {
    this.#listeners.push(listener);
    return () => this.#remove(listener);
  }

  once(listener: Listener<T>): void {
    const end = this.on((value) => {
      end();
      listener(value);
    });
  }

  emit(value: T): void {
    for (const listener of this.#listeners) listener(value);
  }

  #remove(listener: Listener<T>): void {
    const at = this.#listeners.indexOf(listener);
    if (at >= 0) this.#listeners.splice(at, 1);
  }
}
