import type { PageDocument, PageWindow } from './dom.ts';

const KEY = 'agent-fix-theme';
const NEXT: Readonly<Record<string, string>> = { auto: 'light', light: 'dark', dark: 'auto' };

/** The button that goes through the system's colours, light, and dark; the choice outlives the page where it may. */
export function startTheme(document: PageDocument, window: PageWindow): void {
  const button = document.getElementById('theme');
  if (button === null) return;
  const show = (theme: string) => {
    document.documentElement.setAttribute('data-theme', theme);
    button.textContent = `Colours: ${theme}`;
  };
  show(stored(window));
  button.addEventListener('click', () => {
    const now = document.documentElement.getAttribute('data-theme') ?? 'auto';
    const next = NEXT[now] ?? 'auto';
    show(next);
    store(window, next);
  });
}

/** Storage may be forbidden, as in a sandboxed frame; then the choice lasts as long as the page. */
function stored(window: PageWindow): string {
  try {
    const theme = window.localStorage.getItem(KEY) ?? 'auto';
    return Object.hasOwn(NEXT, theme) ? theme : 'auto';
  } catch {
    return 'auto';
  }
}

function store(window: PageWindow, theme: string): void {
  try {
    window.localStorage.setItem(KEY, theme);
  } catch {
    // See stored().
  }
}
