// The few members of a browser that the page's script uses. There is no innerHTML here, nor anything else that
// reads text as markup or as code, so a script that compiles has no way to let a run's data do more than show.

export interface PageNode {
  readonly textContent: string | null;
}

export interface PageElement extends PageNode {
  readonly id: string;
  hidden: boolean;
  textContent: string | null;
  readonly parentElement: PageElement | null;
  readonly nextElementSibling: PageElement | null;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  setAttribute(name: string, value: string): void;
  toggleAttribute(name: string, force?: boolean): boolean;
  append(...nodes: readonly (PageElement | string)[]): void;
  prepend(...nodes: readonly (PageElement | string)[]): void;
  replaceChildren(...nodes: readonly (PageElement | string)[]): void;
  replaceWith(...nodes: readonly (PageElement | string)[]): void;
  after(...nodes: readonly (PageElement | string)[]): void;
  remove(): void;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
  closest(selector: string): PageElement | null;
  blur(): void;
  focus(options?: { readonly preventScroll?: boolean }): void;
  scrollIntoView(options?: { readonly block?: 'start' | 'center' | 'nearest' }): void;
  getBoundingClientRect(): { readonly left: number; readonly width: number };
  addEventListener(type: string, listener: (event: PageUiEvent) => void, isCapture?: boolean): void;
}

export interface PageInput extends PageElement {
  value: string;
  checked: boolean;
  select(): void;
}

export interface PageDialog extends PageElement {
  readonly open: boolean;
  showModal(): void;
  close(): void;
}

/** The fields of mouse, keyboard and toggle events, as far as they are read. */
export interface PageUiEvent {
  readonly target: unknown;
  readonly key: string;
  readonly clientX: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  preventDefault(): void;
}

/** The elements that the static page holds, by id. */
export interface PageIds {
  readonly index: PageElement;
  readonly turns: PageElement;
  readonly earlier: PageElement;
  readonly later: PageElement;
  readonly search: PageInput;
  readonly hits: PageElement;
  readonly controls: PageElement;
  readonly 'open-all': PageElement;
  readonly theme: PageElement;
  readonly 'help-button': PageElement;
  readonly help: PageDialog;
  readonly 'single-keys': PageInput;
}

export interface TextNode extends PageNode {
  readonly data: string;
}

export interface TextRange {
  setStart(node: TextNode, offset: number): void;
  setEnd(node: TextNode, offset: number): void;
}

export interface PageDocument {
  readonly documentElement: PageElement;
  readonly activeElement: PageElement | null;
  getElementById<K extends keyof PageIds>(id: K): PageIds[K] | null;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
  createElement(tag: string): PageElement;
  createRange(): TextRange;
  createTreeWalker(root: PageElement, show: number): { nextNode(): TextNode | null };
  addEventListener(type: string, listener: (event: PageUiEvent) => void): void;
}

export interface PageWindow {
  readonly location: { readonly hash: string };
  readonly localStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void };
  readonly crypto: {
    /** Only where the page counts as a secure context. */
    readonly subtle?: { digest(algorithm: 'SHA-256', data: Uint8Array): Promise<ArrayBuffer> };
  };
  /** https://drafts.csswg.org/css-highlight-api-1/; absent in older browsers. */
  readonly CSS?: {
    readonly highlights?: { set(name: string, highlight: object): void; delete(name: string): boolean };
  };
  readonly Highlight?: new (...ranges: readonly TextRange[]) => object;
  readonly IntersectionObserver: new (
    listener: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
    options: { readonly rootMargin: string },
  ) => { observe(element: PageElement): void };
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(timer: number): void;
  addEventListener(type: string, listener: (event: PageUiEvent) => void): void;
}
